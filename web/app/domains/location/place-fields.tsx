import { useEffect, useRef } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, FieldRow } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import type { PlaceFields_StateFragment as State } from './__generated__/places.ts'
import { DeliveryPromise } from './delivery-promise.tsx'
import { type Chosen, type Known, usePlaces } from './use-places.ts'

type Props = {
  states: readonly State[]
  /** What was typed or known before. */
  chosen: Chosen
  /** Lists and promise for it, as the page brought them. */
  known: Known
  error: (name: string) => string | undefined
}

/**
 * Governorate, city and area, each list depending on the choice before it, with fee and days as soon as they are known. Without
 * JavaScript a button of the form (`intent` = `places`) brings the lists. Its fields are `stateId`, `cityId`, `regionId`.
 */
export function PlaceFields({ states, chosen, known, error }: Props) {
  const { t } = useTranslation('location')
  const places = usePlaces(chosen, known)
  const row = useRef<HTMLDivElement>(null)
  const { choose } = places
  useEffect(() => {
    // A choice made while the page was still loading counts.
    const select = row.current?.querySelector<HTMLSelectElement>('select[name=stateId]')
    if (select && select.value !== (chosen.stateId ?? '')) choose({ stateId: select.value })
  }, [choose, chosen.stateId])
  const name = ({ name: place, deliverable = true }: { name: string; deliverable?: boolean }) =>
    deliverable ? place : t('notDelivered', { name: place })
  const options = (list: readonly { id: string; name: string; deliverable?: boolean }[]) =>
    list.map((place) => ({ value: place.id, label: name(place), disabled: place.deliverable === false }))
  return (
    <div ref={row} className="grid gap-4">
      <FieldRow>
        <Field id="stateId" label={t('state')} required error={error('stateId')} className="sm:col-span-2">
          <Select
            name="stateId"
            autoComplete="address-level1"
            placeholder={t('stateFirst')}
            options={options(states)}
            value={places.chosen.stateId ?? ''}
            onChange={({ target }) => choose({ stateId: target.value })}
          />
        </Field>
        <Field id="cityId" label={t('city')} required error={error('cityId')}>
          <Select
            name="cityId"
            autoComplete="address-level2"
            placeholder={t('cityFirst')}
            options={options(places.cities)}
            value={places.chosen.cityId ?? ''}
            aria-busy={places.busy}
            onChange={({ target }) => choose({ ...places.chosen, cityId: target.value, regionId: undefined })}
          />
        </Field>
        <Field id="regionId" label={t('region')} required error={error('regionId')}>
          <Select
            name="regionId"
            autoComplete="address-level3"
            placeholder={t('regionFirst')}
            options={options(places.regions)}
            value={places.chosen.regionId ?? ''}
            aria-busy={places.busy}
            onChange={({ target }) => choose({ ...places.chosen, regionId: target.value })}
          />
        </Field>
      </FieldRow>
      <noscript>
        <Button type="submit" name="intent" value="places" variant="outline" size="sm">
          {t('update')}
        </Button>
      </noscript>
      <DeliveryPromise quote={places.quote} />
    </div>
  )
}
