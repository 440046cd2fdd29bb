import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { priceText, savingText } from '#app/lib/money/price-text.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Price } from '#app/ui/price.tsx'
import { SummaryRow } from '#app/ui/summary-panel.tsx'
import type { OrderLink } from '#app/domains/order/order-paths.ts'
import { type OrderReturnQuoteQueryVariables as Asked, useOrderReturnQuoteQuery } from './__generated__/order-return.ts'

type Unit = Exclude<Asked['lines'], unknown[]>
type Props = {
  link: OrderLink
  lines: readonly Unit[]
  returnMethod: Asked['returnMethod']
  /** Whether a chosen line has no reason yet. */
  isOpen: boolean
  /** What the shop answered to a press that knew another refund. */
  answer?: { expectedRefund?: string; newRefund?: string }
}

/**
 * What the return pays back, as the shop counts it: the price of the items, the fee of the way back, and the refund.
 */
export function ReturnQuote({ link, lines, returnMethod, isOpen, answer }: Props) {
  const { t } = useTranslation('order')
  const skip = isOpen || lines.length === 0
  const { data, previousData, loading } = useOrderReturnQuoteQuery({
    variables: { ...link, lines: [...lines], returnMethod },
    skip,
    fetchPolicy: 'network-only',
  })
  const quote = skip ? null : (data ?? previousData)?.orderReturnQuote
  const isQuestion = answer && (!quote || quote.refund.amount === answer.expectedRefund)
  return (
    <>
      <div
        aria-live="polite"
        aria-busy={loading}
        className="grid max-w-120 gap-3 rounded-md bg-surface-1 p-4 empty:hidden aria-busy:opacity-45"
      >
        {isOpen ? <p>{t('returns.quote.open')}</p> : null}
        {quote ? (
          <>
            <dl className="grid gap-2 text-15">
              <SummaryRow label={t('returns.quote.price')} value={<Price now={priceText(quote.price)} size="sm" />} />
              <SummaryRow
                label={t('returns.quote.fee')}
                value={
                  Number(quote.returnFee.amount) > 0 ? (
                    <Price now={savingText(quote.returnFee)} size="sm" />
                  ) : (
                    t('returns.quote.free')
                  )
                }
              />
            </dl>
            <p className="border-t border-line-2 pt-3 font-display text-18 font-bold">
              <Text>{t('returns.refund', { sum: quote.refund.formatted })}</Text>
            </p>
          </>
        ) : null}
      </div>
      <input type="hidden" name="expectedRefund" value={quote?.refund.amount ?? answer?.expectedRefund ?? ''} />
      {isQuestion ? (
        <Alert live title={<Text>{t('returns.refund', { sum: answer.newRefund ?? '' })}</Text>}>
          {t('returns.notSent')}
        </Alert>
      ) : null}
    </>
  )
}
