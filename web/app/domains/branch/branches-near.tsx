import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { LocateButton, usePosition } from '#app/domains/location/locate-button.tsx'
import { Text } from '#app/lib/i18n/text.tsx'
import { ArrowForward } from '#app/ui/directional-icon.tsx'
import { SectionHead } from '#app/ui/headings.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { BranchCard_BranchFragment } from './__generated__/branch-card.ts'
import { BranchCard } from './branch-card.tsx'
import { branchesPath } from './branch-paths.ts'
import { groupByGovernorate, sortByDistance } from './sort-branches.ts'
import { GovernorateChips } from './governorate-chips.tsx'

/** Number of nearest branches shown. */
const NEAR = 3

/**
 * Section about branches on other pages: the nearest ones once the visitor shares a position, else links to
 * governorates.
 */
export function BranchesNear({ branches }: { branches: readonly BranchCard_BranchFragment[] }) {
  const { t } = useTranslation('branch')
  const { place, asking, problem, ask } = usePosition()
  const governorates = groupByGovernorate(branches)
  if (governorates.length === 0) return null
  const where = {
    branches: t('teaser.branches', { count: branches.length }),
    states: t('teaser.states', { count: governorates.length }),
  }
  const all = (
    <TextLink asChild iconEnd={<ArrowForward className="size-4" />}>
      <Link to={branchesPath()} viewTransition>
        {t('near.all')}
      </Link>
    </TextLink>
  )
  return (
    <section aria-labelledby="near" className="pt-6">
      <SectionHead id="near" title={t('near.title')} action={all} className="mb-2" />
      <p className="pb-4 text-text-2">
        <Text>{t('near.text', where)}</Text>
      </p>
      <div className="grid gap-4">
        {place ? null : <GovernorateChips governorates={governorates} chosen="" />}
        {place ? null : (
          <LocateButton asking={asking} ask={ask} className="justify-self-start noscript:hidden">
            {t('near.ask')}
          </LocateButton>
        )}
        <p role="status" className="text-14 text-text-2 empty:hidden">
          {problem ? t(`list.${problem}`) : place ? t('list.sorted') : null}
        </p>
        {place ? (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {sortByDistance(branches, place)
              .slice(0, NEAR)
              .map(({ branch, away }) => (
                <li key={branch.id}>
                  <BranchCard branch={branch} away={away} />
                </li>
              ))}
          </ul>
        ) : null}
      </div>
    </section>
  )
}
