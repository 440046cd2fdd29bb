import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/processes/command.ts'

export type Language = 'ar' | 'en'
export type Values = Record<string, string | number>
type Tree = { [key: string]: string | Tree }

const files = new Map<string, Tree>()

/**
 * Returns the shop's text of a key, so that a new wording breaks no journey. `count` selects the plural form. Throws
 * when there is no such text.
 */
export function textOf(language: Language, key: string, values: Values = {}): string {
  return rawText(language, key, values.count).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${key} needs ${name}`)
    return String(value)
  })
}

/** Returns a pattern of the whole text: any plural form, any values. */
export function patternOf(language: Language, key: string): RegExp {
  const { folder, last } = lookUp(language, key)
  const isForm = (name: string) => name.replace(/_(zero|one|two|few|many|other)$/, '') === last
  const forms = Object.entries(folder).flatMap(([name, text]) => (isForm(name) ? text : []))
  const patterns = forms.map((text) => escaped(String(text)).replaceAll(/\\\{\\\{\w+\\\}\\\}/g, '.+'))
  if (patterns.length === 0) throw new Error(`There is no ${language} text ${key}`)
  return new RegExp(`^(?:${patterns.join('|')})$`)
}

/** Escapes a text for a pattern. */
function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

function rawText(language: Language, key: string, count: string | number | undefined): string {
  const { folder, last } = lookUp(language, key)
  const form = count === undefined ? last : `${last}_${new Intl.PluralRules(language).select(Number(count))}`
  const text = folder[form] ?? folder[last]
  if (typeof text === 'string') return text
  throw new Error(`There is no ${language} text ${key}`)
}

function lookUp(language: Language, key: string): { folder: Tree; last: string } {
  const [namespace = '', path = ''] = key.split(':')
  const parts = path.split('.')
  const last = parts.pop() ?? ''
  let folder: Tree | string | undefined = read(language, namespace)
  for (const part of parts) folder = typeof folder === 'object' ? folder[part] : undefined
  return { folder: typeof folder === 'object' ? folder : {}, last }
}

function read(language: Language, namespace: string): Tree {
  const path = join(root, 'web/locales', language, `${namespace}.json`)
  const known = files.get(path)
  if (known) return known
  const own = JSON.parse(readFileSync(path, 'utf8')) as Tree
  const tree = namespace === 'errors' ? { ...refusals(language), ...own } : own
  files.set(path, tree)
  return tree
}

/**
 * The store words refusals; the web has texts of faults alone. Read as text, since packages import no source of
 * another.
 */
function refusals(language: Language): Tree {
  const source = readFileSync(join(root, 'store-api/src/http/error-codes.ts'), 'utf8')
  const rows = [...source.matchAll(/^ {2}([A-Z_]+): \[\s*\d+,\s*(['"])(.*)\2,\s*(['"])(.*)\4,?\s*\],$/gm)]
  return Object.fromEntries(
    rows.map(([, code, , arabic = '', , english = '']) => [code, language === 'ar' ? arabic : english]),
  )
}
