import type { Generated, GeneratedAlways } from 'kysely'

export interface SearchTables {
  search_synonym: { id: GeneratedAlways<number>; words: string[] }
  search_term: { day: string; term: string; shown: string; count: number }
  search_visit: { term: string; found: boolean; visitor: string; shown: string; day: string }
  search_hidden_term: { term: string; hidden_at: Date }
  catalog_change: {
    id: GeneratedAlways<number>
    product_id: number | null
    transaction: Generated<string>
    scope: Generated<'list' | 'page' | 'names' | 'delivery'>
    at: Generated<Date>
  }
}
