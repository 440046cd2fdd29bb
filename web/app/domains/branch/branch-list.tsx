import { useState } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { LocateButton, usePosition } from '#app/domains/location/locate-button.tsx'
import { cx } from '#app/ui/cx.ts'
import type { BranchCard_BranchFragment } from './__generated__/branch-card.ts'
import { BranchCard } from './branch-card.tsx'
import { BranchMap, type Pointing } from './branch-map.tsx'
import { groupByGovernorate, sortByDistance } from './sort-branches.ts'
import { GovernorateChips } from './governorate-chips.tsx'

type Props = {
  branches: readonly BranchCard_BranchFragment[]
  /** Id of the governorate that the list is limited to; undefined for all. */
  chosen: string | undefined
}

/**
 * Lists all branches, or those of a governorate, beside the map; a governorate's chip, cards and dot highlight each
 * other. Sorts by distance once the visitor shares a position.
 */
export function BranchList({ branches, chosen }: Props) {
  const { t } = useTranslation('branch')
  const { place, asking, problem, ask } = usePosition()
  const [pointed, setPointed] = useState<string>()
  const pointing: Pointing = (id) => ({
    onPointerEnter: () => setPointed(id),
    onPointerLeave: () => setPointed(undefined),
    onFocus: () => setPointed(id),
    onBlur: () => setPointed(undefined),
  })
  const governorates = groupByGovernorate(branches)
  const shown = chosen
    ? branches.filter(({ state }) => state.id === chosen)
    : governorates.flatMap((governorate) => governorate.branches)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:flex lg:items-center lg:justify-between lg:gap-6">
        <GovernorateChips governorates={governorates} chosen={chosen} pointing={pointing} />
        <div className="flex flex-wrap items-center gap-x-4 noscript:hidden lg:flex-none lg:flex-row-reverse">
          <LocateButton asking={asking} ask={ask}>
            {t('list.nearest')}
          </LocateButton>
          <p role="status" className="max-w-80 text-14 text-text-2">
            {problem ? t(`list.${problem}`) : place ? t('list.sorted') : null}
          </p>
        </div>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-8">
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
          {sortByDistance(shown, place).map(({ branch, away }) => (
            <li
              key={branch.id}
              className={cx(
                'rounded-md sm:last:odd:col-span-full',
                branch.state.id === pointed && 'shadow-[0_0_0_2px_var(--line-ctl)]',
              )}
              {...pointing(branch.state.id)}
            >
              <BranchCard branch={branch} away={away} level={2} />
            </li>
          ))}
        </ul>
        <div className="overflow-hidden rounded-lg lg:sticky lg:top-6">
          <BranchMap
            narrow
            places={governorates.map(({ id, name, branches: { length }, location }) => ({
              id,
              name,
              count: length,
              location,
            }))}
            main={pointed ?? chosen}
            pointing={pointing}
          />
        </div>
      </div>
    </div>
  )
}
