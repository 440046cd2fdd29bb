import type { BlockDocument } from '#src/db/block-document.ts'

/**
 * The blocks of a text as people write it (docs/content.md): a line is a paragraph, unless it begins with a sign. Throws for a line
 * that says less than its sign asks for.
 */
export function readBlocks(text: string): BlockDocument[] {
  const lines = text.split('\n').map((line) => line.trim())
  const blocks: BlockDocument[] = []
  for (let at = 0; at < lines.length; ) {
    const kind = kindOf(lines[at] ?? '')
    const end = kind === 'list' || kind === 'steps' || kind === 'table' ? endOf(lines, at, kind) : at + 1
    const block = blockOf(kind, lines.slice(at, end))
    if (block) blocks.push(block)
    at = end
  }
  return blocks
}

const signs = [
  ['empty', /^$/],
  ['heading', /^##/],
  ['list', /^- /],
  ['steps', /^\d+\. /],
  ['quote', /^> /],
  ['table', /^\|/],
  ['products', /^@products /],
  ['picture', /^@picture /],
  ['link', /^@link /],
] as const

type Kind = (typeof signs)[number][0] | 'paragraph'

function kindOf(line: string): Kind {
  return signs.find(([, sign]) => sign.test(line))?.[0] ?? 'paragraph'
}

function endOf(lines: readonly string[], start: number, kind: Kind): number {
  const length = lines.slice(start).findIndex((line) => kindOf(line) !== kind)
  return length === -1 ? lines.length : start + length
}

function blockOf(kind: Kind, lines: readonly string[]): BlockDocument | undefined {
  const line = lines[0] ?? ''
  switch (kind) {
    case 'empty':
      return undefined
    case 'heading': {
      const [, marks = '', anchor = '', text = ''] = /^(##+) ([a-z0-9-]+): (.+)$/.exec(line) ?? fail(line)
      return { type: 'heading', text, level: marks.length, anchor }
    }
    case 'list':
      return { type: 'list', ordered: false, items: lines.map((item) => item.slice(2)) }
    case 'steps':
      return { type: 'list', ordered: true, items: lines.map((item) => item.replace(/^\d+\. /, '')) }
    case 'quote': {
      const [text = '', by = null] = line.slice(2).split(' — ')
      return { type: 'quote', text, by }
    }
    case 'table': {
      const [head = [], ...rows] = lines.slice(1).map(cellsOf)
      return { type: 'table', name: line.replace(/^\|\^ /, ''), head, rows }
    }
    case 'products':
      return { type: 'products', slugs: line.split(' ').slice(1) }
    case 'picture': {
      const [image = '', alt = '', caption = null] = partsOf(line)
      return { type: 'picture', image, alt, caption }
    }
    case 'link': {
      const [url = '', label = ''] = partsOf(line)
      return { type: 'link', label, url }
    }
    case 'paragraph':
      return { type: 'paragraph', text: line }
  }
}

/** An empty corner of a table says nothing to who hears it: it is written as a dash. */
function cellsOf(line: string): string[] {
  return line.slice(1, -1).split('|').map((cell) => cell.trim() || '–')
}

function partsOf(line: string): string[] {
  return line.replace(/^@\w+ /, '').split('|').map((part) => part.trim())
}

function fail(line: string): never {
  throw new Error(`A heading is written "## its-anchor: its words", not "${line}"`)
}
