import { useEffect } from 'react'
import { formatDayAndHour } from '#app/lib/dates/format.ts'
import { roughly } from '#app/lib/geo/distance.ts'
import { LocateButton, usePosition } from '#app/domains/location/locate-button.tsx'
import { Text } from '#app/lib/i18n/text.tsx'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { numberOf } from '#app/lib/route/number-of.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { Field } from '#app/ui/field.tsx'
import { RadioCard } from '#app/ui/radio-card.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { PickupBranch_BranchFragment as Branch } from './__generated__/pickup.ts'
import type { Near } from './pickup-form.ts'

/** Number of branches shown before «كل الفروع». */
const FIRST = 4

type Props = {
  /** Nearest first. */
  branches: readonly Branch[]
  /** Id of the chosen branch; '' for none. */
  chosen: string
  /** Submitted governorate. */
  nearState: string
  onNear: (near: Near) => void
  /** Returns the names of missing lines; without it the order is of one product. */
  namesOf?: (lineIds: readonly string[]) => string
  error: string | undefined
}

/**
 * Fields of a pick-up: the branch (`branchId`), and the governorate (`nearState`) or position that the branches are
 * sorted by. Only branches with the whole order can be chosen. Without JavaScript a button (`intent` = `places`) sorts
 * the list.
 */
export function PickupFields({ branches, chosen, nearState, onNear, namesOf, error }: Props) {
  const { t } = useTranslation('cart')
  const complete = branches.filter((branch) => branch.complete)
  const lacking = branches.filter((branch) => !branch.complete)
  const rest = complete.slice(FIRST)
  const radio = (branch: Branch) => (
    <BranchRadio
      key={branch.branch.id}
      id={branch === complete[0] ? 'branchId' : undefined}
      branch={branch}
      chosen={branch.branch.id === chosen}
    />
  )
  return (
    <>
      <NearFields branches={branches} nearState={nearState} onNear={onNear} />
      {lacking.some(({ branch }) => branch.id === chosen) ? <Alert tone="warning">{t('pickup.gone')}</Alert> : null}
      {complete.length === 0 ? <Alert>{t('pickup.nowhere')}</Alert> : null}
      <ChoiceGroup legend={t('pickup.choose')} error={error} className="grid gap-3">
        {complete.slice(0, FIRST).map(radio)}
        {rest.length > 0 ? (
          <details open={rest.some(({ branch }) => branch.id === chosen)} className="group">
            <summary className="inline-flex min-h-tap items-center text-15 font-semibold underline underline-offset-4 group-open:sr-only">
              {t('pickup.more', { count: rest.length })}
            </summary>
            <div className="grid gap-3">{rest.map(radio)}</div>
          </details>
        ) : null}
      </ChoiceGroup>
      {lacking.length > 0 ? (
        <details className="text-14 text-text-2">
          <summary className="inline-flex min-h-tap items-center underline underline-offset-4">
            {t(namesOf ? 'pickup.lacking' : 'pickup.without', { count: lacking.length })}
          </summary>
          <ul className="grid gap-2 pt-1">
            {lacking.map(({ branch, missingLines }) => (
              <li key={branch.id}>
                <span className="font-semibold text-text">
                  <Text>{branch.name}</Text>
                </span>
                {namesOf && missingLines ? (
                  <>
                    {' · '}
                    <Text>{t('pickup.missing', { names: namesOf(missingLines.map(({ id }) => id)) })}</Text>
                  </>
                ) : null}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}

type BranchRadioProps = { /** Target of the error summary. */ id?: string; branch: Branch; chosen: boolean }

function BranchRadio({ id, branch: { branch, readyAt, distanceKm }, chosen }: BranchRadioProps) {
  const { t, locale } = useTranslation(['cart', 'branch'])
  const { name, address, state, location } = branch
  const moment = formatDayAndHour(readyAt, locale)
  return (
    <RadioCard
      id={id}
      name="branchId"
      value={branch.id}
      defaultChecked={chosen}
      title={<Text>{name}</Text>}
      aside={distanceKm === null ? null : <Text>{t('pickup.away', { km: roughly(distanceKm) })}</Text>}
      note={
        <>
          <span className="block">
            <Text>{t('pickup.address', { address, state: state.name })}</Text>
          </span>
          <span className="-mb-2.5 flex flex-wrap items-center gap-x-4">
            <span className="text-success">
              <Text>{t('pickup.ready', { moment })}</Text>
            </span>
            <TextLink
              underlined
              href={location.mapUrl}
              target="_blank"
              rel="noreferrer"
              aria-label={t('branch:teaser.mapOf', { name })}
              className="text-13 font-normal"
            >
              {t('branch:teaser.map')}
            </TextLink>
          </span>
        </>
      }
    />
  )
}

/** Sorts the branches: by the position of the device, or by a governorate. */
function NearFields({ branches, nearState, onNear }: Pick<Props, 'branches' | 'nearState' | 'onNear'>) {
  const { t } = useTranslation(['cart', 'location', 'branch'])
  const { place, asking, problem, ask } = usePosition()
  useEffect(() => {
    if (place) onNear({ near: place })
  }, [place, onNear])
  const states = new Map(branches.map(({ branch: { state } }) => [state.id, state.name]))
  const options = [...states]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => Number(numberOf(one.value)) - Number(numberOf(other.value)))
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <Field id="nearState" label={t('pickup.near')} className="min-w-[min(12rem,100%)] flex-1">
          <Select
            name="nearState"
            placeholder={t('location:stateFirst')}
            options={options}
            defaultValue={nearState}
            onChange={({ target }) => onNear({ stateId: target.value || null })}
          />
        </Field>
        <LocateButton asking={asking} ask={ask} className="min-h-12 noscript:hidden">
          {t('pickup.locate')}
        </LocateButton>
        <noscript>
          <Button type="submit" name="intent" value="places" variant="outline" size="sm">
            {t('pickup.sort')}
          </Button>
        </noscript>
      </div>
      <p role="status" className="text-14 text-text-2 empty:hidden">
        {problem ? t(`pickup.problem.${problem}`) : place ? t('branch:list.sorted') : null}
      </p>
    </div>
  )
}
