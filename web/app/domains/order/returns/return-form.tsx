import { useState } from 'react'
import * as fields from '#app/__generated__/field-rules.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ErrorSummary, formFaults } from '#app/lib/forms/error-summary.tsx'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { Text } from '#app/lib/i18n/text.tsx'
import { asLocale } from '#app/lib/locale/locale.ts'
import { moneyOf, piastresOf } from '#app/lib/money/money.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/text-input.tsx'
import { type OrderLink, orderPartPath } from '#app/domains/order/order-paths.ts'
import { adjustedText } from '#app/lib/forms/typed-text.ts'
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx'
import { Select } from '#app/ui/select.tsx'
import { LineForm } from '#app/domains/order/line-form.tsx'
import { orderLineFacts } from '#app/domains/order/order-line-facts.ts'
import { type OrderReturnPageQuery, type ReturnLines_LineFragment as Line, useOrderReturnRequestMutation } from './__generated__/order-return.ts'
import { RefundFields } from './refund-fields.tsx'
import { reasonsOf, returnWrite } from './return-write.ts'

type Order = NonNullable<OrderReturnPageQuery['order']>
type Props = { order: Order; /** Those with units to return. */ lines: readonly Line[]; link: OrderLink }

/** Requests a return: items and reasons. The shown refund is a sum of the prices on the page; the response is authoritative. */
export function ReturnForm({ order, lines, link }: Props) {
  const { t, i18n } = useTranslation(['order', 'common'])
  const [chosen, setChosen] = useState<Record<string, number>>({})
  const names = lines.map(({ id }) => `reason-${id}`)
  const { Form, busy, error, values, result } = useForm(returnWrite, useOrderReturnRequestMutation(), {
    name: 'return',
    fields: ['lines', 'refundMethod', 'instapay', 'wallet', 'notes', ...names],
    reloadsPage: true,
  })
  const sum = lines.reduce((total, line) => total + refundOf(line, chosen[line.id] ?? 0), 0)
  const whole = error('lines')
  return (
    <Form action={orderPartPath(link, 'return')} className="grid gap-6">
      {whole && !busy ? (
        <Alert tone="danger" live>
          {whole}
        </Alert>
      ) : null}
      <ErrorSummary title={t('track.correct')} faults={formFaults([...names, 'instapay', 'wallet'], error)} answer={result} />
      <ul>
        {lines.map((line) => (
          <ReturnLine
            key={line.id}
            line={line}
            open={order.returnReasons}
            values={values}
            error={error(`reason-${line.id}`)}
            onQuantity={(quantity) => setChosen((before) => ({ ...before, [line.id]: quantity }))}
          />
        ))}
      </ul>
      <RefundFields values={values} error={error} />
      <Field id="notes" label={t('returns.notes')} optionalLabel={t('common:optional')} error={error('notes')}>
        <Textarea name="notes" maxLength={fields.returnNotes.max} rows={2} autoComplete="off" defaultValue={values.notes} />
      </Field>
      <div className="flex flex-col-reverse gap-x-6 sm:flex-row sm:flex-wrap sm:items-center">
        <Button type="submit" size="lg" loading={busy}>
          {t('returns.submit')}
        </Button>
        <p aria-live="polite" className="font-display text-18 font-semibold not-empty:max-sm:pb-4">
          {sum > 0 ? <Text>{t('returns.refund', { sum: moneyOf(sum, asLocale(i18n.language) ?? 'ar').formatted })}</Text> : null}
        </p>
      </div>
    </Form>
  )
}

/** The refund of units of a line in piastres: their price less their part of the coupon discount, rounded like docs/rules/coupons.md. */
function refundOf({ unitPrice, couponDiscount, quantity, returnedQuantity }: Line, units: number): number {
  const partOf = (gone: number) => Math.floor((piastresOf(couponDiscount) * gone) / quantity)
  return piastresOf(unitPrice) * units - (partOf(returnedQuantity + units) - partOf(returnedQuantity))
}

type ReturnLineProps = { line: Line; /** Reasons whose time is not over. */ open: Order['returnReasons']; values: Record<string, string>; error?: string; onQuantity: (quantity: number) => void }

/** The returned units of a line: quantity and reason. */
function ReturnLine({ line, open, values, error, onQuantity }: ReturnLineProps) {
  const { t, i18n } = useTranslation('order')
  const { id, name, returnableQuantity: most } = line
  const typed = Number(values[`quantity-${id}`]) || 0
  const [quantity, setQuantity] = useState(typed)
  return (
    <LineForm line={line} facts={[orderLineFacts(line, t), t('returns.each', { price: line.unitPrice.formatted })]}>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="grid gap-1.5">
          <span aria-hidden="true" className="text-14 font-semibold">
            {t('returns.pieces', { count: most })}
          </span>
          <QuantityStepper
            name={`quantity-${id}`}
            label={t('returns.quantity', { name })}
            increaseLabel={t('editing.increase', { name })}
            decreaseLabel={t('editing.decrease', { name })}
            defaultValue={typed}
            min={0}
            max={most}
            adjustedText={adjustedText(i18n.t)}
            onValueChange={(next) => {
              setQuantity(next)
              onQuantity(next)
            }}
          />
        </div>
        <Field
          id={`reason-${id}`}
          label={t('returns.reasonLabel')}
          required={quantity > 0}
          error={error}
          className="min-w-56 flex-1"
        >
          <Select
            name={`reason-${id}`}
            defaultValue={values[`reason-${id}`] ?? ''}
            placeholder={t('returns.choose')}
            options={reasonsOf(open).map((reason) => ({ value: reason, label: t(`returns.reason.${reason}`) }))}
          />
        </Field>
      </div>
    </LineForm>
  )
}
