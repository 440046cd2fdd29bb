import type { Names } from './names.ts'
import type { Problems } from './problems.ts'
import type { Column, StagedRow } from './staged-row.ts'
import type { FileRecord } from './text-file.ts'

export interface FormatOptions {
  names: Names
  problems: Problems
  /** Takes up brands and clubs that the shop does not have, in place of a problem. */
  createMissing: boolean
  /** Slug of the branch that gets the pieces of a file that knows no branches; the first one when absent. */
  branch?: string
  /** Slug of the category of products whose own is not known. */
  category?: string
}

/** A kind of file that is understood. */
export interface Format {
  name: 'shop' | 'shopify'
  /** What the file says something about: everything else stays as it is. */
  columns: ReadonlySet<Column>
  /** Whether an empty cell empties a field that may be empty, or leaves it as it is. */
  clears: boolean
  /** What the file calls one of our columns. */
  title: (column: string) => string
  rows: (records: AsyncIterable<FileRecord>) => AsyncGenerator<StagedRow>
}
