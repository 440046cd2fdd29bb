import type { Generated, GeneratedAlways } from 'kysely'

export interface SearchTables {
  search_synonym: SearchSynonymTable
  search_term: SearchTermTable
  search_visit: SearchVisitTable
  search_hidden_term: SearchHiddenTermTable
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

interface SearchVisitTable {
  term: string
  found: boolean
  visitor: string
  shown: string
  day: string
}

interface SearchHiddenTermTable {
  term: string
  hidden_at: Date
}

interface CatalogChangeTable {
  id: GeneratedAlways<number>
  product_id: number | null
  transaction: Generated<string>
  scope: Generated<'list' | 'page' | 'names' | 'delivery'>
  at: Generated<Date>
}
