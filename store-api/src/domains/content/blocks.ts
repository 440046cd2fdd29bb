import { Compile } from 'typebox/compile'
import { StoredBlock } from './block.schema.ts'

const stored = Compile(StoredBlock)

/** Words per minute of an adult reader in both languages. */
const PACE = 180

/** Returns the blocks of a stored body without unknown ones: one wrong entry must not break the page. */
export function readBlocks(body: unknown): StoredBlock[] {
  return Array.isArray(body) ? body.filter((block): block is StoredBlock => stored.Check(block)) : []
}

/** Returns the reading time in whole minutes, at least one. */
export function minutesToRead(blocks: readonly StoredBlock[]): number {
  const words = blocks.flatMap(wordsOf).join(' ').split(/\s+/).filter(Boolean)
  return Math.max(1, Math.round(words.length / PACE))
}

/** Returns the slugs of the products in the blocks. */
export function slugsOf(blocks: readonly StoredBlock[]): string[] {
  return blocks.flatMap((block) => (block.type === 'products' ? block.slugs : []))
}

function wordsOf(block: StoredBlock): string[] {
  if (block.type === 'list') return block.items
  if (block.type === 'table') return [...block.head, ...block.rows.flat()]
  return 'text' in block ? [block.text] : []
}
