import type { Names } from './names.ts'
import type { Problems } from './problems.ts'
import type { Column, StagedRow } from './staged-row.ts'
import type { FileRecord } from './text-file.ts'

export interface FormatOptions {
  names: Names
  problems: Problems
  /** Adds unknown brands and clubs instead of reporting them as problems. */
  createMissing: boolean
  /** Slug of the branch that receives the stock of a file without branches; default: the first branch. */
  branch?: string
  /** Slug of the category for products without a known category. */
  category?: string
}

/** A supported file format. */
export interface Format {
  name: 'shop' | 'shopify'
  /** Columns that the file contains; all others stay unchanged. */
  columns: ReadonlySet<Column>
  /** Whether an empty cell clears an optional field; otherwise the field stays unchanged. */
  clears: boolean
  /** Returns the title of one of our columns in the file. */
  title: (column: string) => string
  rows: (records: AsyncIterable<FileRecord>) => AsyncGenerator<StagedRow>
}
