import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { roughly } from '#app/lib/geo/distance.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { BranchCard_BranchFragment } from './__generated__/branch-card.ts'
import { branchPath } from './branch-paths.ts'
import { BranchContacts } from './branch-contacts.tsx'
import { OpenState } from './branch-hours.tsx'

type Props = {
  branch: BranchCard_BranchFragment
  /** Distance in kilometres; undefined while the visitor's position is unknown. */
  away?: number
  level?: 2 | 3
}

/** Card of a branch: address, opening state, and ways to reach it. */
export function BranchCard({ branch, away, level = 3 }: Props) {
  const { t } = useTranslation('branch')
  const { slug, name, address, stateName } = branch
  const Heading = `h${level}` as const
  return (
    <Panel as="article" className="grid h-full content-between gap-4 sm:gap-5">
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Heading className="type-h3">
            <Link to={branchPath(slug)} viewTransition className="inline-flex min-h-tap items-center underline-offset-4 hover:underline">
              {name}
            </Link>
          </Heading>
          <p className="text-13 text-text-3">{stateName}</p>
        </div>
        <OpenState branch={branch} />
        <p className="text-15 text-text-2">
          <Text>{address}</Text>
        </p>
        {away === undefined ? null : (
          <p className="text-14 font-semibold">
            <Text>{t('list.away', { km: roughly(away) })}</Text>
          </p>
        )}
      </div>
      <BranchContacts branch={branch} />
    </Panel>
  )
}
