import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { formatDate } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { TopTrail } from '#app/domains/catalog/top/top-head.tsx'
import { PageHead } from '#app/ui/headings.tsx'
import type { WrittenPage_PageFragment } from './__generated__/written-page.ts'
import { ArticleColumns } from './article-columns.tsx'

/** A page of text with its table of contents: terms, accessibility. Printed without the rest of the page. */
export function WrittenPage({ page }: { page: WrittenPage_PageFragment }) {
  const { t, locale } = useTranslation('content')
  const { title, summary, updatedAt, body } = page
  return (
    <div className="-mt-6 pb-section lg:-mt-10">
      <div className="not-on-paper">
        <TopTrail page={title} />
      </div>
      <PageHead title={<Text>{title}</Text>}>
        <Text>{summary}</Text>
      </PageHead>
      <p className="type-meta pt-2 pb-6 lg:pb-10">
        <Text>{t('page.updated', { date: formatDate(updatedAt, locale) })}</Text>
      </p>
      <ArticleColumns blocks={body} />
    </div>
  )
}
