import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import type { BlogTopic } from '#app/__generated__/schema.ts'
import { Chip } from '#app/ui/chip.tsx'
import { ChipRow } from '#app/ui/chip-row.tsx'
import { topicPath, topics } from '#app/domains/content/content-paths.ts'

/** What the shop writes about, as links that narrow the list. */
export function TopicChips({ chosen }: { chosen: BlogTopic | null }) {
  const { t } = useTranslation('content')
  return (
    <ChipRow label={t('blog.topicsLabel')} className="mb-8">
      {[null, ...topics].map((topic) => (
        <Chip key={topic ?? ''} asChild>
          <Link to={topicPath(topic)} aria-current={topic === chosen ? 'true' : undefined} preventScrollReset>
            {topic === null ? t('blog.all') : t(`blog.topics.${topic}`)}
          </Link>
        </Chip>
      ))}
    </ChipRow>
  )
}
