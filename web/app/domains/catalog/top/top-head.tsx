import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import type { TopPageName } from './top-paths.ts'
import { TopNav } from './top-nav.tsx'
import { TopTrail } from './top-trail.tsx'

type Props = {
  /** The page of offers has a head of its own. */
  page: Exclude<TopPageName, 'offers'>
  /** When the page shows a part of what it ranks. */
  title?: string
}

/** What stands above the list of a ranked page: the way to it, what is ranked and by what, and the other ranked pages. */
export function TopHead({ page, title }: Props) {
  const { t } = useTranslation('catalog')
  const name = title ?? t(`top.${page}.title`)
  return (
    <>
      <TopTrail page={name} />
      <SectionHead level={1} className="mb-2" title={<Text>{name}</Text>} />
      <p className="mb-4 max-w-2xl text-15 text-text-2">
        <Text>{t(`top.${page}.text`)}</Text>
      </p>
      <TopNav here={page} />
    </>
  )
}
