import Store from 'lucide-react/icons/store'
import { Form } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { kilometres, type Place, roughly } from '#app/lib/geo/distance.ts'
import { LocateButton, usePosition } from '#app/domains/location/locate-button.tsx'
import { Text } from '#app/lib/i18n/text.tsx'
import { Button } from '#app/ui/button.tsx'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { cx } from '#app/ui/cx.ts'
import { RadioCard } from '#app/ui/radio-card.tsx'
import type { BranchChoice_BranchFragment } from './__generated__/branch-choice.ts'
import { applyStep } from './career-paths.ts'

type Branch = BranchChoice_BranchFragment
type Props = {
  job: { slug: string }
  branches: readonly Branch[]
  /** Slug of the branch chosen before. */
  chosen: string | null
  /** Whether the form was sent without a choice. */
  missing: boolean
}

/**
 * The branches of a job by governorate, or by distance when the visitor shares a position. The next address contains
 * the chosen one.
 */
export function BranchChoice({ job, branches, chosen, missing }: Props) {
  const { t } = useTranslation('career')
  const { place, asking, problem, ask } = usePosition()
  if (branches.length === 0) return <Text>{t('branch.none')}</Text>
  const only = branches.length === 1 ? branches[0]?.slug : null
  return (
    <Form method="get" action={applyStep(job)} className="grid gap-6">
      <div className="noscript:hidden">
        {place || branches.length < 2 ? null : (
          <LocateButton asking={asking} ask={ask}>
            {t('branch.nearest')}
          </LocateButton>
        )}
        <p role="status" className="text-14 text-text-2">
          {problem ? t(`branch.${problem}`) : place ? t('branch.sorted') : null}
        </p>
      </div>
      <ChoiceGroup
        legend={t('branch.legend')}
        hideLegend
        error={missing ? t('rules.branch') : undefined}
        className="grid gap-6 sm:grid-cols-2"
      >
        {groupsOf(branches, place).map(([name, some]) => (
          <div key={name} className={cx('grid content-start gap-3', some.length > 1 && 'sm:col-span-2')}>
            {name ? <h2 className="type-h4">{name}</h2> : null}
            <div className={cx('grid gap-3', some.length > 1 && 'gap-x-6 sm:grid-cols-2')}>
              {some.map((branch) => (
                <RadioCard
                  key={branch.id}
                  name="branch"
                  value={branch.slug}
                  defaultChecked={branch.slug === (chosen ?? only)}
                  icon={<Store aria-hidden="true" strokeWidth={1.75} />}
                  title={<Text>{branch.name}</Text>}
                  note={<Text>{branch.address}</Text>}
                  aside={
                    place ? (
                      <Text>{t('branch.away', { km: roughly(kilometres(place, branch.location)) })}</Text>
                    ) : undefined
                  }
                />
              ))}
            </div>
          </div>
        ))}
      </ChoiceGroup>
      <Button type="submit" size="lg" className="sm:justify-self-start">
        {t('branch.submit')}
      </Button>
    </Form>
  )
}

/** Groups branches by governorate; with `place`, into one unnamed group, the nearest first. */
function groupsOf(branches: readonly Branch[], place: Place | undefined): [name: string, branches: Branch[]][] {
  if (!place) return [...Map.groupBy(branches, ({ state }) => state.name)]
  return [['', branches.toSorted((one, other) => kilometres(place, one.location) - kilometres(place, other.location))]]
}
