import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../processes/command.ts'
import { packageNames, rulesOf } from './rules.mjs'

/** Writes out the names between braces: a pattern of two names matches when only one of the files exists. */
function namesOf(pattern: string): string[] {
  const [, start, names, end] = pattern.match(/^(.*?)\{(.*?)\}(.*)$/) ?? []
  return names === undefined ? [pattern] : names.split(',').flatMap((name) => namesOf(`${start}${name}${end}`))
}

test.each(packageNames)('every rule file and test of %s that `npm run mutation` names exists', (name) => {
  const { mutate, tests } = rulesOf(name)
  const patterns = [...mutate, ...tests.map((file) => join(name, file))].flatMap(namesOf)
  expect(patterns.filter((pattern) => globSync(pattern, { cwd: root }).length === 0)).toEqual([])
})
