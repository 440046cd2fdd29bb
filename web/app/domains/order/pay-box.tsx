import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Text } from '#app/lib/i18n/text.tsx'
import { priceText } from '#app/lib/money/price-text.ts'
import { Panel } from '#app/ui/panel.tsx'
import { Price } from '#app/ui/price.tsx'
import type { PayBox_OrderFragment as Paid } from './__generated__/pay-box.ts'
import { phaseOf } from './order-phase.ts'

type Props = {
  order: Paid
  paid: boolean
  /** A part of what was paid was given back. */
  refunded?: boolean
  /** How the total came about: OrderSums. */
  children?: ReactNode
}

/** What the courier gets, or got; an order that does not arrive costs nothing. */
export function PayBox({ order, paid, refunded = false, children }: Props) {
  const { t } = useTranslation('order')
  const told = refunded ? 'left' : 'paid'
  const phase = phaseOf(order.status)
  const owed = phase !== 'canceled' && phase !== 'returning' && phase !== 'returned' && phase !== 'closed'
  if (!paid && !owed) {
    return (
      <Panel className="grid gap-1">
        <h2 className="type-h4">{t('pay.nothing')}</h2>
        <p className="type-meta">
          <Text>{t('pay.nothingText', { total: order.total.formatted })}</Text>
        </p>
      </Panel>
    )
  }
  return (
    <Panel className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-16 text-text-2">{t(paid ? `pay.${told}` : 'pay.title')}</h2>
        <Price now={priceText(order.total)} size="xl" />
      </div>
      <p className="type-meta">{t(paid ? `pay.${told}Text` : 'pay.text')}</p>
      {children}
    </Panel>
  )
}
