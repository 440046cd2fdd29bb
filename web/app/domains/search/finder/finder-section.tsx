import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Panel } from '#app/ui/panel.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { FinderForm } from './finder-form.tsx'
import type { FinderChoice } from './finder.ts'
import type { Counts } from '#app/domains/search/filters/use-counts.ts'

type Props = { start: FinderChoice; known: Counts; sent: boolean }

/** The form that finds a club's kit in a branch, as part of the page: for visitors without JavaScript. */
export function FinderSection(props: Props) {
  const { t } = useTranslation('search')
  return (
    <Panel as="section" aria-label={t('finder.title')} className="max-w-120">
      <SectionHead title={t('finder.title')} className="mb-3" />
      <FinderForm {...props} />
    </Panel>
  )
}
