// What the code of the page may not do. How it is laid out is Prettier's.

import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  // Built, generated (wire.ts is written by crates/wire), and scripts that run elsewhere than the page.
  { ignores: ['dist*', 'src/engine', 'src/wire.ts', 'src/online/wire.ts', 'bench', '**/*.js', '**/*.mjs'] },
  js.configs.recommended,
  { files: ['**/*.ts'], extends: [ts.configs.recommendedTypeChecked], languageOptions: { parserOptions: { projectService: true } } },
  // In a component the linter takes the properties of other components for `any`; svelte-check knows their types.
  { files: ['**/*.svelte'], extends: [ts.configs.recommended] },
  svelte.configs.recommended,
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    rules: {
      // TypeScript knows every name.
      'no-undef': 'off',
      // A parameter or a part that is passed over is named so.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' }],
      // Maps and sets that nothing is derived from: what is shown is assigned anew.
      'svelte/prefer-svelte-reactivity': 'off',
      // {' '} is a space that the markup would lose.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  // The tables of an edition file, which the engine has validated, are read as they come.
  {
    files: ['build/sheet.ts'],
    rules: Object.fromEntries(
      ['no-explicit-any', 'no-unsafe-argument', 'no-unsafe-assignment', 'no-unsafe-member-access', 'no-unsafe-return', 'no-unnecessary-type-assertion'].map(
        (rule) => [`@typescript-eslint/${rule}`, 'off'],
      ),
    ),
  },
  {
    files: ['test/**', 'e2e/**'],
    rules: {
      // What stands in for something that answers later answers at once.
      '@typescript-eslint/require-await': 'off',
      // The browser's own methods are taken to be wrapped, mocks to be counted.
      '@typescript-eslint/unbound-method': 'off',
      // `expect.closeTo` and its like are of any type.
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
)
