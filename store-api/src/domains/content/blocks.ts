import { Compile } from 'typebox/compile'
import { StoredBlock } from './block.schema.ts'

const stored = Compile(StoredBlock)

/** Words that a grown-up reads in a minute, in Arabic as in English. */
const PACE = 180

/** The blocks of a stored body. What is no block of ours is left out: one wrong entry must not take a page away. */
export function readBlocks(body: unknown): StoredBlock[] {
  return Array.isArray(body) ? body.filter((block): block is StoredBlock => stored.Check(block)) : []
}

/** Whole minutes that reading takes, at least one. */
export function minutesToRead(blocks: readonly StoredBlock[]): number {
  const words = blocks.flatMap(wordsOf).join(' ').split(/\s+/).filter(Boolean)
  return Math.max(1, Math.round(words.length / PACE))
}

/** The products that the blocks show, by slug. */
export function slugsOf(blocks: readonly StoredBlock[]): string[] {
  return blocks.flatMap((block) => (block.type === 'products' ? block.slugs : []))
}

function wordsOf(block: StoredBlock): string[] {
  if (block.type === 'list') return block.items
  if (block.type === 'table') return [...block.head, ...block.rows.flat()]
  return 'text' in block ? [block.text] : []
}
