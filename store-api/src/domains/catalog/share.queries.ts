import { sql } from 'kysely'
import { cleanText } from '#src/db/clean-text.ts'
import { texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from '#src/http/language.ts'

const TABLES = { post: 'blog_post', news: 'news_item' } as const

export type ArticleKind = keyof typeof TABLES

/** The title and the picture of what the shop wrote; undefined when it is not there (any more, or yet). */
export async function selectArticle(
  db: Db,
  language: Language,
  { kind, slug, now }: { kind: ArticleKind; slug: string; now: Date },
): Promise<{ title: string; imageId: string | null } | undefined> {
  const { rows } = await sql<{ title: string; imageId: string | null }>`
    select ${texts(language)('title')} as title, cover as "imageId" from ${sql.table(TABLES[kind])}
    where slug = ${cleanText(slug)} and withdrawn_at is null and published_at <= ${now}
  `.execute(db)
  return rows[0]
}
