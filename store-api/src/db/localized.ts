import { type RawBuilder, sql } from 'kysely'

/** Returns a function from a column to that of the language: `texts('ar')('p.name')` is `p.name_ar`. */
export function texts(language: 'ar' | 'en'): (column: string) => RawBuilder<string> {
  return (column) => sql.ref(`${column}_${language}`)
}

/**
 * Returns the columns of `table` for the fields `plain` (`kitType` is `p.kit_type`) and, in each language, `translated`
 * (`name` is `p.name_ar`), selected under these names. The names become raw SQL: they must come from the code.
 */
export function columnsOf(table: string, plain: object, translated: object): Record<'ar' | 'en', RawBuilder<unknown>> {
  const select = (field: string, suffix = '') =>
    `${table}.${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}${suffix} as "${field}"`
  const inLanguage = (language: string) =>
    sql.raw(
      [
        ...Object.keys(plain).map((field) => select(field)),
        ...Object.keys(translated).map((field) => select(field, `_${language}`)),
      ].join(', '),
    )
  return { ar: inLanguage('ar'), en: inLanguage('en') }
}

/**
 * The author of `review` as shown: a deleted account leaves no name (docs/rules/privacy.md#deletion), nor does one that
 * is called like the shop.
 */
export function authorOf(language: 'ar' | 'en', review: string): RawBuilder<string> {
  return sql<string>`coalesce(nullif(${sql.ref(`${review}.author`)}, ''), ${language === 'ar' ? 'عميل' : 'A customer'})`
}

/** Returns the columns for colour and size of the variant of the order line `l`, and the joins that they need. */
export function boughtVariant(language: 'ar' | 'en') {
  const text = texts(language)
  return {
    columns: sql`
      case when c.id is not null then json_build_object('id', c.id, 'slug', c.slug, 'name', ${text('c.name')}, 'hex', c.hex) end as color,
      case when z.id is not null then json_build_object('id', z.id, 'slug', z.slug, 'kind', z.kind, 'label', ${text('z.label')}) end as size`,
    joins: sql`
      join variant v on v.id = l.variant_id
      left join color c on c.id = v.color_id
      left join size z on z.id = v.size_id`,
  }
}
