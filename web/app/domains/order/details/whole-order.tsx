import type { ReactNode } from 'react'
import MapPin from 'lucide-react/icons/map-pin'
import Store from 'lucide-react/icons/store'
import StickyNote from 'lucide-react/icons/sticky-note'
import UserRound from 'lucide-react/icons/user-round'
import { lazyPart } from '#app/lib/lazy/lazy-part.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { OrderLayout } from '#app/domains/order/order-layout.tsx'
import { OrderLines } from '#app/domains/order/order-lines.tsx'
import { orderItemPath, orderLinkOf } from '#app/domains/order/order-paths.ts'
import { PostedRefusals } from '#app/lib/forms/posted-refusals.tsx'
import { OrderPlace } from '#app/domains/order/order-place.tsx'
import { OrderSums } from '#app/domains/order/order-sums.tsx'
import { isWaiting } from '#app/domains/order/order-pickup.ts'
import { PayBox } from '#app/domains/order/pay-box.tsx'
import { useLiveOrder } from '#app/domains/order/tracking/use-live-order.ts'
import type { Query, Visit } from '#app/lib/route/page-load.ts'
import { cairoToday } from '#app/domains/order/order-dates.ts'
import { ownOrder } from '#app/domains/order/own-order.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { nationalMobile } from '#app/lib/phone/national-mobile.ts'
import { Ltr } from '#app/ui/bidi-text.tsx'
import { type ReceiverBox_OrderFragment as Received } from '#app/domains/order/__generated__/order-place.ts'
import { useWholeOrderPageQuery, WholeOrderPageDocument } from './__generated__/whole-order.ts'

/** Loads one order. Throws like `ownOrder`. */
export async function loadOrder(visit: Pick<Visit, 'params' | 'url'>, query: Query) {
  const link = orderLinkOf(visit)
  const page = await query(WholeOrderPageDocument, link, { fresh: true })
  await ownOrder(page.order, visit, query)
  return { page, link, today: cairoToday() }
}

const OrderNeeds = lazyPart(async () => (await import('#app/domains/order/changes/order-needs.tsx')).OrderNeeds)
const OrderDoings = lazyPart(async () => (await import('#app/domains/order/changes/order-doings.tsx')).OrderDoings)

type Props = { /** Identifies the order. */ link: { id: string; token: string | null }; today: string }

/** An order with all its actions, for its customer and for visitors with its signed link. */
export function WholeOrder({ link, today }: Props) {
  const {
    data: { order },
    refetch,
  } = useWholeOrderPageQuery({ variables: link, refetchOn: { windowFocus: true } })
  useLiveOrder(link, order, refetch)
  if (!order) return null
  const { token } = link
  return (
    <OrderLayout
      order={order}
      today={today}
      needs={
        <>
          <PostedRefusals className="mt-6" />
          <OrderNeeds order={order} link={link} today={today} />
        </>
      }
      aside={
        <>
          <PayBox order={order} paid={order.paid}>
            <OrderSums order={order} />
          </PayBox>
          <OrderDoings order={order} link={link} today={today} />
          <Panel>
            <ReceiverBox order={order} />
          </Panel>
        </>
      }
    >
      <OrderLines
        lines={order.lines}
        linePath={token ? (line) => orderItemPath({ id: link.id, token }, line) : undefined}
      />
    </OrderLayout>
  )
}

/** Recipient, address or branch, and notes of an order; `PickupBox` has the branch of one that waits there. */
function ReceiverBox({ order }: { order: Received }) {
  const { t } = useTranslation('order')
  const { contact, address, pickup, notes } = order
  const map = (pickup ? pickup.branch : address)?.location?.mapUrl
  return (
    <dl>
      <Row icon={<UserRound strokeWidth={1.75} />} label={t('receiver')}>
        <p className="font-display font-semibold">
          <Text>{contact.fullName}</Text>
        </p>
        <p className="text-14 text-text-2">
          <Ltr>{nationalMobile(contact.mobile)}</Ltr> · <Ltr>{nationalMobile(contact.anotherMobile)}</Ltr>
        </p>
      </Row>
      {isWaiting(order) ? null : (
        <Row
          icon={pickup ? <Store strokeWidth={1.75} /> : <MapPin strokeWidth={1.75} />}
          label={t(pickup ? 'pickup.label' : 'address')}
        >
          <OrderPlace order={order} />
          {address?.landmark ? (
            <p className="text-text-2">
              <Text>{t('place.landmark', { landmark: address.landmark })}</Text>
            </p>
          ) : null}
          {address?.notes ? <p className="whitespace-pre-line text-text-2">{address.notes}</p> : null}
          {map ? (
            <TextLink asChild underlined>
              <a href={map} target="_blank" rel="noreferrer">
                {t('place.map')}
              </a>
            </TextLink>
          ) : null}
        </Row>
      )}
      {notes ? (
        <Row icon={<StickyNote strokeWidth={1.75} />} label={t('notes')}>
          <p className="whitespace-pre-line">{notes}</p>
        </Row>
      ) : null}
    </dl>
  )
}

function Row({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-3 border-b border-line py-4 first:pt-0 last:border-0 last:pb-0">
      <dt>
        <span aria-hidden="true" className="[&_svg]:size-5">
          {icon}
        </span>
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="grid gap-0.5 text-15 wrap-anywhere">{children}</dd>
    </div>
  )
}
