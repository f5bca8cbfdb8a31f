import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { budget } from './build/budget.ts'
import { encoded } from './build/encoded.ts'
import { languageNames } from './build/language.ts'
import { offline } from './build/offline.ts'
import { ruleBook } from './build/rules.ts'
import { quickReference } from './build/sheet.ts'
import { surchargeRows } from './build/surcharges.ts'
import { victoryTerms } from './build/victory.ts'
import { LongestFirst } from './e2e/support/longest-first.ts'
import { PRINTED_EDITION_ONLY } from './e2e/support/printed-editions.ts'
import { mutant } from './mutants/plugin.ts'

/** How long a unit test may take, in milliseconds: the first of a file loads what it tests, on a machine that may be busy. */
const BUSY = 30_000

/**
 * How the browser tests run: three files at once, in processes that stay for the whole run, with one server and one Chromium. Tests
 * wait now and then, so three keep two processors busy: a gate's sample took 175 s instead of 192.
 * Time limits are long, because a machine may be busy with something else.
 */
const BROWSER = {
  environment: 'node',
  globalSetup: 'e2e/support/global-setup.ts',
  setupFiles: ['e2e/support/gate-share.ts', 'e2e/support/close-contexts.ts'] as string[],
  isolate: false,
  maxWorkers: 3,
  testTimeout: 900_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
} as const

// `vitest --mode thorough` is `ACIES_THOROUGH=1` on every system; the processes of the tests inherit it.
export default defineConfig(({ mode }) => {
  if (mode === 'thorough') process.env.ACIES_THOROUGH = '1'
  return {
    plugins: [
      svelte(),
      languageNames(),
      ruleBook(),
      surchargeRows(),
      victoryTerms(),
      quickReference(),
      budget(),
      offline(resolve(import.meta.dirname, 'build/sw.template.js')),
      encoded(resolve(import.meta.dirname, 'dist-encoded')),
    ],
    base: './',
    // How long plugins take says nothing about the page.
    build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false, rolldownOptions: { checks: { pluginTimings: false } } },
    worker: { format: 'es', rolldownOptions: { checks: { pluginTimings: false } } },
    // The sentences stand beside the program's other locales, outside of this folder.
    server: { fs: { allow: ['..'] } },
    test: {
      sequence: { sequencer: LongestFirst },
      projects: [
        // One process loads each module once: isolated files would take twice the time.
        {
          extends: true,
          plugins: [mutant(import.meta.dirname)],
          test: {
            name: 'unit',
            include: ['test/**/*.test.ts'],
            exclude: ['test/components/**'],
            environment: 'node',
            isolate: false,
            testTimeout: BUSY,
            css: { include: [/\.css\?raw$/] },
          },
        },
        // Panels, each mounted alone into a document without a layout.
        {
          extends: true,
          plugins: [svelteTesting()],
          test: {
            name: 'component',
            include: ['test/components/**/*.test.ts'],
            environment: 'happy-dom',
            setupFiles: ['test/support/noHouse.ts'],
            testTimeout: BUSY,
          },
        },
        {
          extends: true,
          test: { ...BROWSER, name: 'browser', include: ['e2e/**/*.test.ts'] },
        },
        {
          extends: true,
          test: {
            ...BROWSER,
            name: 'renamed',
            include: ['e2e/**/*.test.ts'],
            exclude: Object.keys(PRINTED_EDITION_ONLY).map((file) => `e2e/${file}`),
            env: { ACIES_EDITION: 'renamed' },
          },
        },
        {
          extends: true,
          test: {
            name: 'release',
            include: ['release/**/*.test.ts'],
            environment: 'node',
            testTimeout: 900_000,
            hookTimeout: 180_000,
            expect: { poll: { timeout: 30_000 } },
            fileParallelism: false,
          },
        },
      ],
    },
  }
})
