import type { MarkedToken, Token, Tokens } from 'marked'
import type { BlockDocument } from '#src/db/block-document.ts'

/**
 * Converts Markdown to the blocks of a text (docs/content.md). Throws an Error for what no block supports: bold words,
 * a link in a sentence.
 */
export function readBlocks(parts: readonly Token[]): BlockDocument[] {
  const blocks = markedTokens(parts).filter(({ type }) => type !== 'space')
  return blocks.flatMap((part, place) =>
    isTableName(part, blocks[place + 1]) ? [] : [blockOf(part, blocks[place - 1])],
  )
}

function blockOf(part: MarkedToken, before?: MarkedToken): BlockDocument {
  if (part.type === 'heading') return headingOf(part)
  if (part.type === 'paragraph') return paragraphOf(part)
  if (part.type === 'list')
    return { type: 'list', ordered: part.ordered, items: part.items.map(({ tokens }) => plainText(tokens)) }
  if (part.type === 'blockquote') return quoteOf(part)
  if (part.type === 'table') return tableOf(part, before)
  if (part.type === 'code' && part.lang === 'products') return { type: 'products', slugs: part.text.split(/\s+/) }
  throw unknown(part)
}

/** `## its words {#its-anchor}` */
function headingOf({ tokens, depth, raw }: Tokens.Heading): BlockDocument {
  const [, text = '', anchor] = /^(.+) \{#([a-z0-9-]+)\}$/.exec(plainText(tokens)) ?? []
  if (!anchor) throw new Error(`A heading is written "## its words {#its-anchor}", not "${raw.trim()}"`)
  return { type: 'heading', text, level: depth, anchor }
}

/** A paragraph of only a link or a picture becomes a link or picture block. */
function paragraphOf({ tokens }: Tokens.Paragraph): BlockDocument {
  const [only, ...others] = markedTokens(tokens)
  if (others.length > 0 || !only) return { type: 'paragraph', text: plainText(tokens) }
  if (only.type === 'link') return { type: 'link', label: plainText(only.tokens), url: only.href }
  if (only.type === 'image') return { type: 'picture', image: only.href, alt: only.text, caption: only.title }
  return { type: 'paragraph', text: plainText(tokens) }
}

/** The author of a quote is a paragraph of its own that begins with a dash. */
function quoteOf({ tokens }: Tokens.Blockquote): BlockDocument {
  const [text = '', by] = markedTokens(tokens).flatMap((part) =>
    part.type === 'paragraph' ? [plainText(part.tokens)] : [],
  )
  return { type: 'quote', text, by: by?.replace(/^— /, '') ?? null }
}

/** The bold line before a table is its name, which Markdown does not have. */
function isTableName(part: MarkedToken, next?: MarkedToken): boolean {
  return next?.type === 'table' && part.type === 'paragraph' && part.tokens[0]?.type === 'strong'
}

function tableOf({ header, rows }: Tokens.Table, before?: MarkedToken): BlockDocument {
  const [name] = before?.type === 'paragraph' ? markedTokens(before.tokens) : []
  if (name?.type !== 'strong') throw new Error('A table has its name in bold on the line before it')
  return {
    type: 'table',
    name: plainText(name.tokens),
    head: header.map(cellOf),
    rows: rows.map((row) => row.map(cellOf)),
  }
}

/** An empty cell becomes a dash, because a screen reader would read nothing. */
function cellOf({ tokens }: Tokens.TableCell): string {
  return plainText(tokens) || '–'
}

function plainText(tokens: readonly Token[]): string {
  return markedTokens(tokens)
    .map((part) => {
      if (part.type === 'escape') return part.text
      if (part.type === 'text') return part.tokens ? plainText(part.tokens) : part.text
      throw unknown(part)
    })
    .join('')
}

/** Without extensions the parser returns only its own kinds of tokens. */
function markedTokens(tokens: readonly Token[]): readonly MarkedToken[] {
  return tokens as readonly MarkedToken[]
}

function unknown({ type, raw }: MarkedToken): Error {
  return new Error(`A text has no ${type}: "${raw.trim()}"`)
}
