import type { MarkedToken, Token, Tokens } from 'marked'
import type { BlockDocument } from '#src/db/block-document.ts'

/** The blocks of a text, of its Markdown (docs/content.md). Throws for what no block can say: bold words, a link in a sentence. */
export function readBlocks(parts: readonly Token[]): BlockDocument[] {
  const told = known(parts).filter(({ type }) => type !== 'space')
  return told.flatMap((part, place) => (isTableName(part, told[place + 1]) ? [] : [blockOf(part, told[place - 1])]))
}

function blockOf(part: MarkedToken, before?: MarkedToken): BlockDocument {
  if (part.type === 'heading') return headingOf(part)
  if (part.type === 'paragraph') return paragraphOf(part)
  if (part.type === 'list') return { type: 'list', ordered: part.ordered, items: part.items.map(({ tokens }) => wordsOf(tokens)) }
  if (part.type === 'blockquote') return quoteOf(part)
  if (part.type === 'table') return tableOf(part, before)
  if (part.type === 'code' && part.lang === 'products') return { type: 'products', slugs: part.text.split(/\s+/) }
  throw unknown(part)
}

/** `## its words {#its-anchor}` */
function headingOf({ tokens, depth, raw }: Tokens.Heading): BlockDocument {
  const [, text = '', anchor] = /^(.+) \{#([a-z0-9-]+)\}$/.exec(wordsOf(tokens)) ?? []
  if (!anchor) throw new Error(`A heading is written "## its words {#its-anchor}", not "${raw.trim()}"`)
  return { type: 'heading', text, level: depth, anchor }
}

/** A paragraph that is nothing but a link or a picture is that. */
function paragraphOf({ tokens }: Tokens.Paragraph): BlockDocument {
  const [only, ...others] = known(tokens)
  if (others.length > 0 || !only) return { type: 'paragraph', text: wordsOf(tokens) }
  if (only.type === 'link') return { type: 'link', label: wordsOf(only.tokens), url: only.href }
  if (only.type === 'image') return { type: 'picture', image: only.href, alt: only.text, caption: only.title }
  return { type: 'paragraph', text: wordsOf(tokens) }
}

/** Who said it stands in a line of its own, after a dash. */
function quoteOf({ tokens }: Tokens.Blockquote): BlockDocument {
  const [text = '', by] = known(tokens).flatMap((part) => (part.type === 'paragraph' ? [wordsOf(part.tokens)] : []))
  return { type: 'quote', text, by: by?.replace(/^— /, '') ?? null }
}

/** Markdown gives a table no name: the bold line before it is. */
function isTableName(part: MarkedToken, next?: MarkedToken): boolean {
  return next?.type === 'table' && part.type === 'paragraph' && part.tokens[0]?.type === 'strong'
}

function tableOf({ header, rows }: Tokens.Table, before?: MarkedToken): BlockDocument {
  const [name] = before?.type === 'paragraph' ? known(before.tokens) : []
  if (name?.type !== 'strong') throw new Error('A table has its name in bold on the line before it')
  return { type: 'table', name: wordsOf(name.tokens), head: header.map(cellOf), rows: rows.map((row) => row.map(cellOf)) }
}

/** An empty corner of a table says nothing to who hears it: it is written as a dash. */
function cellOf({ tokens }: Tokens.TableCell): string {
  return wordsOf(tokens) || '–'
}

function wordsOf(tokens: readonly Token[]): string {
  return known(tokens)
    .map((part) => {
      if (part.type === 'escape') return part.text
      if (part.type === 'text') return part.tokens ? wordsOf(part.tokens) : part.text
      throw unknown(part)
    })
    .join('')
}

/** Without extensions the parser gives its own kinds alone. */
function known(tokens: readonly Token[]): readonly MarkedToken[] {
  return tokens as readonly MarkedToken[]
}

function unknown({ type, raw }: MarkedToken): Error {
  return new Error(`A text has no ${type}: "${raw.trim()}"`)
}
