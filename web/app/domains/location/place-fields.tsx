import { useEffect, useRef } from 'react'
import Truck from 'lucide-react/icons/truck'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, FieldRow } from '#app/ui/field.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { regionName } from '#app/__generated__/field-rules.ts'
import { OTHER_AREA } from './address-input.ts'
import { Select } from '#app/ui/select.tsx'
import type {
  DeliveryPromise_QuoteFragment as Quote,
  PlaceFields_StateFragment as State,
} from './__generated__/places.ts'
import { type Chosen, type Known, usePlaces } from './places.ts'
import { formatDays } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { LiveRegion } from '#app/ui/live-region.tsx'

type Props = {
  states: readonly State[]
  /** Submitted or known choice. */
  chosen: Chosen
  /** Place lists and delivery estimate of the choice, loaded with the page. */
  known: Known
  error: (name: string) => string | undefined
}

/**
 * Selects for governorate (`stateId`), city (`cityId`) and area (`regionId`), each depending on the one before, with
 * the delivery fee and estimate. An area that is not in the list is named in `regionName`. Without JavaScript a button
 * (`intent` = `places`) loads the lists.
 */
export function PlaceFields({ states, chosen, known, error }: Props) {
  const { t } = useTranslation('location')
  const places = usePlaces(chosen, known)
  const row = useRef<HTMLDivElement>(null)
  const { choose } = places
  useEffect(() => {
    // Takes over a choice made before hydration.
    const select = row.current?.querySelector<HTMLSelectElement>('select[name=stateId]')
    if (select && select.value !== (chosen.stateId ?? '')) choose({ stateId: select.value })
  }, [choose, chosen.stateId])
  const name = ({ name: place, deliverable }: { name: string; deliverable?: boolean | null }) =>
    deliverable === false ? t('notDelivered', { name: place }) : place
  const options = (list: readonly { id: string; name: string; deliverable?: boolean | null }[]) =>
    list.map((place) => ({ value: place.id, label: name(place), disabled: place.deliverable === false }))
  return (
    <div ref={row} className="grid gap-4">
      <FieldRow className="group/area">
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
            // While the areas are loading, the other area would be the only one.
            options={
              places.chosen.cityId && (places.regions.length > 0 || !places.busy)
                ? [...options(places.regions), { value: OTHER_AREA, label: t('otherRegion') }]
                : []
            }
            value={places.chosen.regionId ?? ''}
            aria-busy={places.busy}
            onChange={({ target }) => choose({ ...places.chosen, regionId: target.value })}
          />
        </Field>
        {/* Shown by CSS, for visitors without JavaScript too. */}
        <div className="hidden group-has-[option[value=other]:checked]/area:block sm:col-span-2">
          <Field
            id="regionName"
            label={t('regionName')}
            required
            hint={t('regionNameHint')}
            error={error('regionName')}
          >
            <TextInput name="regionName" defaultValue={chosen.regionName ?? ''} maxLength={regionName.max} />
          </Field>
        </div>
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

type DeliveryPromiseProps = { quote: Quote | null }

/** Delivery fee and estimate, or a hint to choose a governorate. */
function DeliveryPromise({ quote }: DeliveryPromiseProps) {
  const { t, locale } = useTranslation('location')
  const fee = quote?.fee?.formatted
  const days = quote ? t('promise.days', { days: formatDays(quote.from, quote.to, locale) }) : ''
  const title = fee ? t('promise.title', { fee }) : ''
  return (
    <div className="min-h-14">
      <LiveRegion>
        {quote?.deliverable === false ? t('promise.none') : [title, days].filter(Boolean).join('. ')}
      </LiveRegion>
      {quote?.deliverable === false ? <Alert tone="warning">{t('promise.none')}</Alert> : null}
      {quote?.deliverable && fee ? (
        <p className="flex min-h-14 items-center gap-3 rounded-md border border-line-2 px-4 py-2 text-15">
          <Truck aria-hidden="true" strokeWidth={1.75} className="size-5 flex-none" />
          <span>
            <span className="font-semibold">
              <Text>{title}</Text>
            </span>
            {' · '}
            <span className="text-text-2">
              <Text>{days}</Text>
            </span>
          </span>
        </p>
      ) : null}
      {quote ? null : (
        <p className="flex min-h-14 items-center gap-3 rounded-md border border-line-2 px-4 py-2 text-15 text-text-2">
          <Truck aria-hidden="true" strokeWidth={1.75} className="size-5 flex-none" />
          {t('promise.first')}
        </p>
      )}
    </div>
  )
}
