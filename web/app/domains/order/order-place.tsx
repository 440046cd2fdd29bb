import { Text } from '#app/lib/i18n/text.tsx'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import type { ReceiverBox_OrderFragment as Received } from './__generated__/order-place.ts'

/** The place where an order is received: its delivery address, or the branch of a pick-up. */
export function OrderPlace({ order: { address, pickup } }: { order: Pick<Received, 'address' | 'pickup'> }) {
  const { t } = useTranslation('order')
  if (pickup) {
    const { name, address: street, state } = pickup.branch
    return (
      <>
        <p>
          <Text>{t('pickup.place', { branch: name })}</Text>
        </p>
        <p>
          <Text>{t('pickup.address', { address: street, state: state.name })}</Text>
        </p>
      </>
    )
  }
  if (!address) return null
  const { state, city, regionName: region } = address
  return (
    <>
      <p>
        <Text>{t('place.address', address)}</Text>
      </p>
      <p>
        <Text>{t('place.area', { region, city: city.name, state: state.name })}</Text>
      </p>
    </>
  )
}
