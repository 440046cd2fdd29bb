import { lexer, type Token } from 'marked'
import { parse } from 'yaml'
import type { BlockDocument } from '#src/db/block-document.ts'
import { readBlocks } from './read-blocks.ts'

/** A text of the shop in both languages: the values of its head by name, and its blocks. */
export interface ReadText {
  head: Map<string, string>
  body_ar: BlockDocument[]
  body_en: BlockDocument[]
}

/** Reads a file: a YAML head, then the Markdown of `# ar` and of `# en`. Throws an Error when a language is missing. */
export function readText(file: string): ReadText {
  const [, head = '', body = ''] = /^---\n(.*?)^---\n(.*)$/ms.exec(file.replaceAll('\r\n', '\n')) ?? []
  const parts = lexer(body)
  const bodyIn = (language: string) => readBlocks(partsIn(parts, language))
  return { head: new Map(Object.entries(headOf(head))), body_ar: bodyIn('ar'), body_en: bodyIn('en') }
}

/** Keeps every value as written: the schema `failsafe` knows neither numbers nor dates. */
function headOf(text: string): Record<string, string> {
  return parse(text, { schema: 'failsafe' }) as Record<string, string>
}

/** Returns the tokens below the first-level heading of a language. */
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
