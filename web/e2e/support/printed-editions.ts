// Browser tests that need a printed edition, and why. All others can run with the renamed edition of `edition.ts`:
// `npx vitest run --project renamed`; the thorough tests run those of battles (`npm run e2e:renamed`). A single test that needs
// a printed edition says so with `printedEditionOnly`.

/** Files, each with the reason. */
export const PRINTED_EDITION_ONLY: Record<string, string> = {
  'dba-3.0-battle.test.ts': 'a battle of 3.0, with its own lists and its way of laying terrain',
  'lessons.test.ts': 'a lesson is a script of orders in the distances of 2.2',
  'offline.test.ts': 'it is about the worker that keeps the lists as they are printed, and plays 3.0',
  'document-pictures.test.ts': 'the pictures of the documents show the printed edition',
  'house-rules.test.ts': 'it brings the renamed edition itself, as a player would',
  'rules-chooser.test.ts': 'it chooses editions, conventions and rulings by what they are called',
  'screens.test.ts': 'it goes through setups of 2.2 and of 3.0, and how a screen looks hangs on neither',
  'wasm-signature.test.ts': 'the signature is that of 2.2',
  'solo-dba.test.ts': 'Solo DBA is a procedure for the types of 2.2 by name',
}
