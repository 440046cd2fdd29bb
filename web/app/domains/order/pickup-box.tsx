import { telLink } from '#app/lib/shop/shop.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Ltr } from '#app/ui/bidi-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { OrderPickup_OrderFragment as Collected } from './__generated__/order-progress.ts'
import { isWaiting } from './order-pickup.ts'

/** An order that waits in its branch: the code for the counter and the way there. Renders nothing for other orders. */
export function PickupBox({ order }: { order: Collected }) {
  const { t } = useTranslation('order')
  const { pickup } = order
  if (!pickup || !isWaiting(order)) return null
  const { name, address, state, phone, location } = pickup.branch
  const out = { target: '_blank', rel: 'noreferrer' }
  return (
    <Panel
      as="section"
      aria-labelledby="pickup"
      className="mt-6 grid gap-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
    >
      <div className="grid gap-1.5">
        <h2 id="pickup" className="type-h3">
          <Text>{t('pickup.place', { branch: name })}</Text>
        </h2>
        <p className="text-15 text-text-2">
          <Text>{t('pickup.address', { address, state: state.name })}</Text>
        </p>
        <div className="flex flex-wrap gap-2 pt-2">
          <Button asChild variant="outline" size="sm">
            <a href={location.mapUrl} {...out}>
              {t('pickup.map')}
            </a>
          </Button>
          <Button asChild variant="outline" size="sm">
            <a href={telLink(phone)}>{t('pickup.call')}</a>
          </Button>
        </div>
      </div>
      {pickup.code ? (
        <div className="grid justify-items-center gap-1 rounded-md bg-surface-2 px-8 py-5 text-center">
          <p className="text-14 text-text-2">{t('pickup.code')}</p>
          <p className="font-display text-52 leading-none font-extrabold tracking-[0.12em]">
            <Ltr>{pickup.code}</Ltr>
          </p>
          <p className="text-13 text-text-2">{t('pickup.codeText')}</p>
        </div>
      ) : null}
    </Panel>
  )
}
