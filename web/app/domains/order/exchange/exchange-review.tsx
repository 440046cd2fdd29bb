import { Link, useSearchParams } from 'react-router'
import * as fields from '#app/__generated__/field-rules.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ErrorSummary, formFaults } from '#app/lib/forms/error-summary.tsx'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { Text } from '#app/lib/i18n/text.tsx'
import { priceText, savingText } from '#app/lib/money/price-text.ts'
import { numberOf } from '#app/lib/route/number-of.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, FieldError } from '#app/ui/field.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { SummaryRow } from '#app/ui/summary-panel.tsx'
import { Textarea } from '#app/ui/text-input.tsx'
import { orderLineFacts } from '#app/domains/order/order-line-facts.ts'
import type { OrderLink } from '#app/domains/order/order-paths.ts'
import { RefundFields } from '#app/domains/order/returns/refund-fields.tsx'
import { useOrderExchangeMutation } from './__generated__/order-exchange.ts'
import { choicePath, reviewPath } from './exchange-address.ts'
import type { Exchange, ExchangeLine } from './exchange-load.ts'
import { exchangeWrite } from './exchange-write.ts'

type Props = {
  exchange: Exchange
  link: OrderLink
  idempotencyKey: string
  /** The exchange takes place in a branch: no courier brings cash. */ inBranch: boolean
}

/**
 * Shows what goes back, what comes and what it costs, and sends the exchange. Refund fields only when the new items are
 * cheaper.
 */
export function ExchangeReview({ exchange: { lines, review }, link, idempotencyKey, inBranch }: Props) {
  const { t } = useTranslation(['order', 'common'])
  const [search] = useSearchParams()
  const chosen = lines.filter(({ item }) => item !== null)
  const nameOf = ({ line }: ExchangeLine) => `item-${numberOf(line.id)}`
  const names = chosen.map(nameOf)
  const { Form, busy, error, values, result } = useForm(exchangeWrite, useOrderExchangeMutation(), {
    name: 'exchange',
    fields: ['expectedToPay', 'refundMethod', 'instapay', 'wallet', 'notes', ...names],
    reloadsPage: true,
  })
  const quote = review?.quote
  const back = (
    <Button asChild variant="ghost">
      <Link to={choicePath(link, search)}>{t('exchange.change')}</Link>
    </Button>
  )
  const changed = error('expectedToPay')
  return (
    <section aria-labelledby="review" className="grid gap-6">
      <h2 id="review" tabIndex={-1} className="type-h3">
        {t('exchange.reviewTitle')}
      </h2>
      <ErrorSummary
        title={t('track.correct')}
        faults={formFaults([...names, 'instapay', 'wallet'], error)}
        answer={result}
      />
      <ul>
        {chosen.map((each) => (
          <ReviewedLine key={each.line.id} {...each} id={nameOf(each)} error={error(nameOf(each))} />
        ))}
      </ul>
      {quote ? (
        <Form action={reviewPath(link, search)} className="grid gap-6">
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <input type="hidden" name="expectedToPay" value={quote.toPay.amount} />
          {changed && !busy ? (
            <Alert tone="warning" live>
              {changed}
            </Alert>
          ) : null}
          <Sums quote={quote} />
          {Number(quote.toRefund.amount) > 0 ? (
            <RefundFields values={values} error={error} inBranch={inBranch} />
          ) : null}
          <Field id="notes" label={t('returns.notes')} optionalLabel={t('common:optional')} error={error('notes')}>
            <Textarea name="notes" maxLength={fields.returnNotes.max} rows={2} defaultValue={values.notes} />
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="lg" loading={busy}>
              {t('exchange.submit')}
            </Button>
            {back}
          </div>
        </Form>
      ) : (
        <div className="grid justify-items-start gap-4">
          <Alert tone="danger" live>
            {t('exchange.impossible')}
          </Alert>
          {back}
        </div>
      )}
    </section>
  )
}

/** What goes back and what comes for it. */
function ReviewedLine({ id, line, product, isOther, item, error }: ExchangeLine & { id: string; error?: string }) {
  const { t } = useTranslation('order')
  const variant = product?.variants?.find((each) => numberOf(each.id) === item?.variantId)
  if (!item || !variant || !product) return null
  const quantity = item.quantity
  const comes = orderLineFacts(
    { colorName: variant.color?.name ?? null, sizeLabel: variant.size?.label ?? null, quantity },
    t,
  )
  return (
    <li id={id} tabIndex={-1} className="grid gap-3 border-b border-line py-4 text-14 sm:grid-cols-2">
      <Side
        label={t('exchange.goes')}
        image={line.image}
        name={line.name}
        facts={[orderLineFacts({ ...line, quantity }, t), item.reason ? t(`returns.reason.${item.reason}`) : '']}
      />
      <Side
        label={t('exchange.comes')}
        image={isOther ? product.image : line.image}
        name={product.name}
        facts={[comes, isOther ? variant.price.formatted : '']}
      />
      {error ? (
        <div className="sm:col-span-2">
          <FieldError>{error}</FieldError>
        </div>
      ) : null}
    </li>
  )
}

type SideProps = { label: string; image: { base: string } | null; name: string; facts: readonly string[] }

function Side({ label, image, name, facts }: SideProps) {
  return (
    <div className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-3">
      <span className="aspect-4/5 overflow-hidden rounded-sm bg-plinth p-[6%]">
        {image ? <Picture base={image.base} alt="" sizes="48px" /> : null}
      </span>
      <div>
        <p className="text-13 text-text-3">{label}</p>
        <p className="font-semibold">
          <Text>{name}</Text>
        </p>
        <p className="text-text-2 first-letter:uppercase">
          <Text>{facts.filter(Boolean).join(' · ')}</Text>
        </p>
      </div>
    </div>
  )
}

type Quote = NonNullable<NonNullable<Exchange['review']>['quote']>

/** The value of what goes back, the price of what comes, and the difference. */
function Sums({ quote: { credit, price, toPay, toRefund } }: { quote: Quote }) {
  const { t } = useTranslation('order')
  const [pays, refunds] = [Number(toPay.amount) > 0, Number(toRefund.amount) > 0]
  return (
    <div className="grid max-w-120 gap-3 rounded-md bg-surface-1 p-4">
      <dl className="grid gap-2 text-15">
        <SummaryRow label={t('exchange.price')} value={<Price now={priceText(price)} size="sm" />} />
        <SummaryRow label={t('sums.credit')} tone="saving" value={<Price now={savingText(credit)} size="sm" />} />
        <SummaryRow label={t('sums.delivery')} value={t('sums.free')} />
      </dl>
      <p className="border-t border-line-2 pt-3 font-display text-18 font-bold">
        <Text>
          {pays
            ? t('exchange.toPay', { sum: toPay.formatted })
            : refunds
              ? t('exchange.toRefund', { sum: toRefund.formatted })
              : t('exchange.even')}
        </Text>
      </p>
    </div>
  )
}
