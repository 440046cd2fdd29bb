import { type Kysely, sql } from 'kysely'

/** Arabic-aware normalisation of text, idempotent and indexable (docs/rules/catalogue.md#search-normalisation). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql
    .raw(String.raw`
    create function ar_norm(t text) returns text language sql immutable strict parallel safe as $f$
      select trim(regexp_replace(translate(
        regexp_replace(lower(normalize(t, NFKC)),
          '[\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]', '', 'g'),
        'أإآٱىیئؤةکگپچڤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
        'ااااييءءهككبجف01234567890123456789'), '[^[:alnum:]]+', ' ', 'g')) $f$
  `)
    .execute(db)
}
