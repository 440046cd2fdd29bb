// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { texts } from './texts-en.ts'

const web = join(import.meta.dirname, '../../..')
const NOT_SHOWN = /\.test\.|\.fixture\.|__generated__|testing/
/** A key in quotes, with its namespace or without; a key with `${…}` in it, which stands for any part of a key. */
const LITERAL = /['"]((?:\w+:)?[\w.-]+)['"]/g
const TEMPLATE = /`((?:\w+:)?[\w.-]*(?:\$\{[^`]*?\}[\w.:-]*)+)`/g
const EXPRESSION = /\$\{(?:[^{}]|\{[^}]*\})*\}/
const FORM = /_(zero|one|two|few|many|other)$/

test('every text is named somewhere in the code', () => {
  const files = globSync('{app,server,service-worker}/**/*.{ts,tsx}', { cwd: web }).filter(
    (file) => !NOT_SHOWN.test(file),
  )
  const code = files.map((file) => readFileSync(join(web, file), 'utf8')).join('\n')
  const literals = new Set([...code.matchAll(LITERAL)].map(([, key]) => key))
  const templates = new Set(
    [...code.matchAll(TEMPLATE)]
      .map(([, key = '']) => key.split(EXPRESSION))
      .filter(namesKey)
      .map(patternOf),
  )
  const patterns = [...templates].map((pattern) => new RegExp(pattern))
  const isNamed = (key: string) => literals.has(key) || patterns.some((pattern) => pattern.test(key))
  const unused = Object.entries(texts).flatMap(([namespace, tree]) =>
    keysOf(tree)
      .map((key) => key.replace(FORM, ''))
      .filter((key) => !isNamed(key) && !isNamed(`${namespace}:${key}`))
      .map((key) => `${namespace}:${key}`),
  )
  expect([...new Set(unused)]).toEqual([])
})

/** Whether the fixed parts of a template hold a name: `${a}.${b}` would match any key. */
function namesKey(parts: string[]): boolean {
  return /\w/.test(parts.join(''))
}

function patternOf(parts: string[]): string {
  return `^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+')}$`
}

function keysOf(tree: object, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysOf(value as object, `${path}${key}.`),
  )
}
