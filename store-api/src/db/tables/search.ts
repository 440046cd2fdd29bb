import type { Generated, GeneratedAlways } from 'kysely'

export interface SearchTables {
  search_synonym: SearchSynonymTable
  search_term: SearchTermTable
  catalog_change: CatalogChangeTable
}

interface SearchSynonymTable {
  id: GeneratedAlways<number>
  words: string[]
}

interface SearchTermTable {
  day: string
  term: string
  shown: string
  count: number
}

interface CatalogChangeTable {
  id: GeneratedAlways<number>
  product_id: number | null
  transaction: Generated<string>
  scope: Generated<'list' | 'page' | 'names' | 'delivery'>
  at: Generated<Date>
}
