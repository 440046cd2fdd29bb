import { lexer, type Token } from 'marked'
import { parse } from 'yaml'
import type { BlockDocument } from '#src/db/block-document.ts'
import { readBlocks } from './read-blocks.ts'

/** A text of the shop in both languages: what its head says, by name, and its blocks. */
export interface ReadText {
  head: Map<string, string>
  body_ar: BlockDocument[]
  body_en: BlockDocument[]
}

/** Reads a file: a YAML head, then the Markdown of `# ar` and of `# en`. Throws when a language is missing. */
export function readText(file: string): ReadText {
  const [, head = '', body = ''] = /^---\n(.*?)^---\n(.*)$/ms.exec(file.replaceAll('\r\n', '\n')) ?? []
  const parts = lexer(body)
  const bodyIn = (language: string) => readBlocks(partsIn(parts, language))
  return { head: new Map(Object.entries(headOf(head))), body_ar: bodyIn('ar'), body_en: bodyIn('en') }
}

/** Every value is taken as it is written: `failsafe` knows neither numbers nor dates. */
function headOf(text: string): Record<string, string> {
  return parse(text, { schema: 'failsafe' }) as Record<string, string>
}

/** What stands below the first-level heading that names the language. */
function partsIn(parts: readonly Token[], language: string): readonly Token[] {
  const start = parts.findIndex((part) => isTop(part) && part.raw.trim() === `# ${language}`)
  if (start === -1) throw new Error(`A text is written in both languages: "# ${language}" is missing`)
  const rest = parts.slice(start + 1)
  const end = rest.findIndex(isTop)
  return end === -1 ? rest : rest.slice(0, end)
}

function isTop(part: Token): boolean {
  return part.type === 'heading' && 'depth' in part && part.depth === 1
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
