import type { BlockDocument } from '#src/db/block-document.ts'
import { readBlocks } from './read-blocks.ts'

/** A text of the shop in both languages: what its head says, by name, and its blocks. */
export interface ReadText {
  head: Map<string, string>
  body_ar: BlockDocument[]
  body_en: BlockDocument[]
}

/** Reads a file: `name: value` lines, then `=== ar` and `=== en`, each with a text. Throws when a language is missing. */
export function readText(file: string): ReadText {
  const [, head = '', arabic = '', english = ''] =
    /^([\s\S]*?)^=== ar$([\s\S]*?)^=== en$([\s\S]*)$/m.exec(file.replaceAll('\r\n', '\n')) ?? []
  const lines = head.split('\n').flatMap((line) => {
    const [, name, value] = /^([\w.]+): (.+)$/.exec(line) ?? []
    return name && value ? [[name, value] as const] : []
  })
  const text = { head: new Map(lines), body_ar: readBlocks(arabic), body_en: readBlocks(english) }
  if (text.body_ar.length === 0 || text.body_en.length === 0) throw new Error('A text is written in both languages')
  return text
}

/** What the head says of `name`. Throws when it says nothing. */
export function told({ head }: ReadText, name: string): string {
  const value = head.get(name)
  if (value === undefined) throw new Error(`The head says nothing of ${name}`)
  return value
}

/** What it says in both languages, as columns: `title` is `title_ar` and `title_en`. */
export function toldTwice(text: ReadText, ...names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => [
      [`${column(name)}_ar`, told(text, `${name}.ar`)],
      [`${column(name)}_en`, told(text, `${name}.en`)],
    ]),
  )
}

function column(name: string): string {
  return name === 'cover' ? 'cover_alt' : name
}
