import { svelte } from '@sveltejs/vite-plugin-svelte'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { budget } from './build/budget.ts'
import { languageNames } from './build/language.ts'
import { offline } from './build/offline.ts'

export default defineConfig({
  plugins: [svelte(), languageNames(), budget(), offline(resolve(import.meta.dirname, 'build/sw.template.js'))],
  base: './',
  // How long plugins take says nothing about the page.
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false, rolldownOptions: { checks: { pluginTimings: false } } },
  worker: { format: 'es', rolldownOptions: { checks: { pluginTimings: false } } },
  // The sentences stand beside the program's other locales, outside of this folder.
  server: { fs: { allow: ['..'] } },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['test/**/*.test.ts'], environment: 'node' } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          environment: 'node',
          testTimeout: 900_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
