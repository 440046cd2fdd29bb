import { type ReactNode, useState } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { RadioCard } from '#app/ui/radio-card.tsx'
import type { OrderEdit_OrderFragment } from './__generated__/order-edit.ts'

type Place = Omit<
  NonNullable<OrderEdit_OrderFragment['address']>,
  '__typename' | 'landmark' | 'notes' | 'location' | 'region'
>
/** An address of the address book. */
type BookPlace = Place & { id: string; fullName: string; deliverable: boolean }

type Props = {
  now: Place
  book: readonly BookPlace[]
  chosen?: string
  /** The fields of a new address. */
  children: ReactNode
}

/**
 * Chooses the delivery address of an edited order: unchanged, from the address book, or new. Without JavaScript the
 * fields are always shown.
 */
export function EditPlace({ now, book, chosen = 'keep', children }: Props) {
  const { t } = useTranslation('order')
  const [where, setWhere] = useState(chosen)
  const radio = (value: string) => ({
    name: 'where',
    value,
    defaultChecked: value === chosen,
    onChange: () => setWhere(value),
  })
  return (
    <ChoiceGroup legend={<span className="type-h3">{t('address')}</span>} className="grid gap-3">
      <RadioCard {...radio('keep')} title={t('editing.keepPlace')} note={<PlaceText place={now} />} />
      {book.map((place) => (
        <RadioCard
          key={place.id}
          {...radio(place.id)}
          disabled={!place.deliverable}
          title={<Text>{place.fullName}</Text>}
          note={<PlaceText place={place} />}
        />
      ))}
      <RadioCard {...radio('other')} title={t('editing.otherPlace')} />
      <div className={where === 'other' ? 'pt-3' : 'hidden pt-3 noscript:block'}>{children}</div>
    </ChoiceGroup>
  )
}

function PlaceText({ place }: { place: Place }) {
  const { t } = useTranslation('order')
  const { state, city, regionName: region } = place
  return (
    <>
      <Text>{t('place.address', place)}</Text>
      <br />
      <Text>{t('place.area', { region, city: city.name, state: state.name })}</Text>
    </>
  )
}
