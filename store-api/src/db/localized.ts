import { type RawBuilder, sql } from 'kysely'

/** The column of a pair in the language of the answer: `texts('ar')('p.name')` is `p.name_ar`. */
export function texts(language: 'ar' | 'en'): (column: string) => RawBuilder<string> {
  return (column) => sql.ref(`${column}_${language}`)
}
