import { useEffect, useRef } from 'react'
import { kilometres } from '#app/lib/geo/distance.ts'
import { LocateButton, usePosition } from '#app/domains/location/locate-button.tsx'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { useNearBranchesQuery } from './__generated__/near-branches.ts'

/** Number of nearest branches that the filter selects. */
const NEAR = 3

type Props = {
  /** Slugs of the branches that can be chosen. */ slugs: readonly string[]
  onFound: (slugs: string[]) => void
}

/**
 * Button that limits a list to products of the nearest branches, where they can be collected. The position stays in the
 * browser.
 */
export function NearBranches({ slugs, onFound }: Props) {
  const { t } = useTranslation('search')
  const { place, asking, problem, ask } = usePosition()
  const { data, loading } = useNearBranchesQuery({ skip: !place })
  const latest = useRef({ slugs, onFound })
  useEffect(() => void (latest.current = { slugs, onFound }))
  useEffect(() => {
    if (!place || !data?.branches) return
    const branches = data.branches.filter(({ slug }) => latest.current.slugs.includes(slug))
    const nearest = branches
      .toSorted((one, other) => kilometres(place, one.location) - kilometres(place, other.location))
      .slice(0, NEAR)
    latest.current.onFound(nearest.map(({ slug }) => slug))
  }, [place, data])
  return (
    <div className="grid justify-items-start gap-1 pb-2 noscript:hidden">
      <LocateButton asking={asking || loading} ask={ask}>
        {t('near.ask')}
      </LocateButton>
      <p role="status" className="text-13 text-text-2 empty:hidden">
        {problem ? t(`near.${problem}`) : null}
      </p>
    </div>
  )
}
