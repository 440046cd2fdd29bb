import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the bff and the store API count networks by the same code', () => {
  const copies = ['.', '../../../store-api/src/http'].map((folder) => readFileSync(new URL(`${folder}/network.ts`, import.meta.url), 'utf8'))
  expect(copies[0]).toBe(copies[1])
})
