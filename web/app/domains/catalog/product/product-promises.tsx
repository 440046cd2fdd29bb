import type { ReactNode } from 'react'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Truck from 'lucide-react/icons/truck'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { formatDay } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { MissingPart } from '#app/lib/route/missing-part.tsx'
import { PromiseBox, PromiseRow } from '#app/ui/promise-box.tsx'
import type { ProductPromises_QuoteFragment } from './__generated__/product-promises.ts'

type Props = {
  /** Delivery estimate; undefined for a product that cannot be bought now, null when it did not load. */
  quote: ProductPromises_QuoteFragment | null | undefined
  /** Row with the stock in branches. */
  children?: ReactNode
}

/**
 * Delivery estimate, stock in branches, and the exchange policy (within 14 days: docs/rules/returns.md#return-window).
 */
export function ProductPromises({ quote, children }: Props) {
  const { t, locale } = useTranslation('catalog')
  const day = (date: string) => formatDay(date, locale)
  return (
    <PromiseBox>
      {quote ? (
        <PromiseRow
          icon={<Truck aria-hidden="true" strokeWidth={1.75} />}
          title={<Text>{t('promise.delivery', { min: quote.daysMin, max: quote.daysMax })}</Text>}
        >
          <Text>{t('promise.dates', { from: day(quote.from), to: day(quote.to) })}</Text>
          {quote.freeFrom ? (
            <span className="block">
              <Text>{t('promise.free', { sum: quote.freeFrom.formatted })}</Text>
            </span>
          ) : null}
        </PromiseRow>
      ) : null}
      {children}
      {quote === null ? <MissingPart /> : null}
      <PromiseRow
        icon={<RotateCcw aria-hidden="true" strokeWidth={1.75} />}
        title={<Text>{t('promise.exchange', { days: 14 })}</Text>}
      >
        {t('promise.exchangeHow')}
      </PromiseRow>
    </PromiseBox>
  )
}
