import { useTranslation } from 'react-i18next'
import { formatDate } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import type { Locale } from '#app/lib/locale/locale.ts'
import { TopTrail } from '#app/domains/catalog/top-trail.tsx'
import type { WrittenPage_PageFragment } from './__generated__/written-page.ts'
import { ArticleColumns } from './article-columns.tsx'

/** A long page of words, with its parts beside it: terms, accessibility. On paper it stands alone. */
export function WrittenPage({ page }: { page: WrittenPage_PageFragment }) {
  const { t, i18n } = useTranslation('content')
  const { title, summary, updatedAt, body } = page
  return (
    <div className="-mt-6 pb-section lg:-mt-10">
      <div className="not-on-paper">
        <TopTrail page={title} />
      </div>
      <header className="grid max-w-176 gap-3 pb-8">
        <h1 className="type-h1">
          <Text>{title}</Text>
        </h1>
        <p className="type-lead">
          <Text>{summary}</Text>
        </p>
        <p className="type-meta">
          <Text>{t('page.updated', { date: formatDate(updatedAt, i18n.language as Locale) })}</Text>
        </p>
      </header>
      <ArticleColumns blocks={body} />
    </div>
  )
}
