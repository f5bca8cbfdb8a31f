// The example with which the assistant opens draws no remark, in any language.

import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { initSync, look } from '../src/engine/acies_baroque_wasm.js'

const locales = resolve(import.meta.dirname, '../../locales')
beforeAll(() => void initSync({ module: readFileSync(resolve(import.meta.dirname, '../src/engine/acies_baroque_wasm_bg.wasm')) }))

function example(language: string): string {
  const bundle = new FluentBundle(language)
  bundle.addResource(new FluentResource(readFileSync(resolve(locales, language, 'baroque.ftl'), 'utf8')))
  return bundle.formatPattern(bundle.getMessage('baroque-example')?.value ?? '')
}

it.each(readdirSync(locales))('the example is two whole armies without a remark: %s', (language) => {
  const seen = JSON.parse(look(example(language))) as { notes: object[]; sides: { units: number }[] }
  expect(seen.notes).toEqual([])
  expect(seen.sides.map(({ units }) => units)).toEqual([4, 4])
  // A code that the procedure does not name draws one, so that the example could.
  expect((JSON.parse(look(example(language).replace('GA,', 'PM,'))) as { notes: object[] }).notes).toHaveLength(1)
})
