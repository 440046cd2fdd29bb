import { createRequire } from 'node:module'
import { defineConfig } from 'vitest/config'
import { rulesOf } from './rules.mjs'

const root = process.env.MUTATED_PACKAGE ?? ''

export default defineConfig({
  resolve: { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }] },
  test: { root, environment: 'node', isolate: false, pool: 'threads', include: rulesOf(root).tests },
})
