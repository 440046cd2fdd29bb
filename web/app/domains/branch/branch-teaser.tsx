import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Eyebrow } from '#app/ui/eyebrow.tsx'
import type { BranchTeaser_BranchFragment } from './__generated__/branch-teaser.ts'
import { BranchMap } from './branch-map.tsx'
import { byGovernorate } from './by-governorate.ts'
import { GovernorateRow } from './governorate-row.tsx'

const TITLE = 'try-on'

/** Where one can try things on: every branch by governorate, whether it is open, how to reach it; and the map. */
export function BranchTeaser({ branches }: { branches: readonly BranchTeaser_BranchFragment[] }) {
  const { t } = useTranslation('branch')
  const governorates = byGovernorate(branches)
  if (governorates.length === 0) return null
  const where = { branches: t('teaser.branches', { count: branches.length }), states: t('teaser.states', { count: governorates.length }) }
  return (
    <section aria-labelledby={TITLE} className="grid overflow-hidden rounded-lg bg-surface-1 forced-colors:border lg:grid-cols-[1fr_1.1fr]">
      <div className="grid content-center gap-4 p-[clamp(1.5rem,1rem+2vw,3.5rem)]">
        <Eyebrow>
          <Text>{t('teaser.where', where)}</Text>
        </Eyebrow>
        <h2 id={TITLE} className="type-h1 text-balance">
          {t('teaser.title')}
        </h2>
        <p className="text-text-2">{t('teaser.text')}</p>
        <div>
          {governorates.map((governorate, place) => (
            <GovernorateRow key={governorate.id} governorate={governorate} first={place === 0} />
          ))}
        </div>
      </div>
      <BranchMap places={governorates.map(({ name, branches: { length }, lat, lng }) => ({ name, count: length, lat, lng }))} />
    </section>
  )
}
