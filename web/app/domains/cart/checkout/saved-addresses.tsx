import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { RadioCard } from '#app/ui/radio-card.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { SavedAddresses_AddressFragment as Address } from './__generated__/step-writes.ts'

type Props = { addresses: readonly Address[]; /** The id of one of them, or '' for another place. */ chosen: string }

/** Choice between the saved addresses and another one. The field is `addressId`. */
export function SavedAddresses({ addresses, chosen }: Props) {
  const { t } = useTranslation('cart')
  return (
    <ChoiceGroup legend={t('address.saved')} className="grid gap-3">
      {addresses.map((address) => {
        const { id, regionName: region, cityName: city, stateName: state, isDefault, deliverable } = address
        return (
          <RadioCard
            key={id}
            name="addressId"
            value={id}
            defaultChecked={id === chosen}
            disabled={!deliverable}
            title={<Text>{t('place.address', address)}</Text>}
            note={<Text>{deliverable ? t('place.area', { region, city, state }) : t('address.notDelivered')}</Text>}
            aside={isDefault ? <Tag>{t('address.default')}</Tag> : null}
          />
        )
      })}
      <RadioCard name="addressId" value="" data-other defaultChecked={chosen === ''} title={t('address.other')} />
    </ChoiceGroup>
  )
}
