import { useState } from 'react'
import * as fields from '#app/__generated__/field-rules.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ErrorSummary, formFaults } from '#app/lib/forms/error-summary.tsx'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { Text } from '#app/lib/i18n/text.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { Field } from '#app/ui/field.tsx'
import { RadioCard } from '#app/ui/radio-card.tsx'
import { Textarea } from '#app/ui/text-input.tsx'
import { type OrderLink, orderPartPath } from '#app/domains/order/order-paths.ts'
import { adjustedText } from '#app/domains/catalog/add-to-cart/line-quantity.ts'
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx'
import { Select } from '#app/ui/select.tsx'
import { LineForm } from '#app/domains/order/line-form.tsx'
import { orderLineFacts } from '#app/domains/order/order-line-facts.ts'
import {
  type OrderReturnPageQuery,
  type ReturnLines_LineFragment as Line,
  useOrderReturnRequestMutation,
} from './__generated__/order-return.ts'
import { RefundFields } from './refund-fields.tsx'
import { ReturnQuote } from './return-quote.tsx'
import { isFaultOnly, isReason, reasonsOf, returnMethods, returnWrite } from './return-write.ts'

type Order = NonNullable<OrderReturnPageQuery['order']>
type Props = { order: Order; /** Those with units to return. */ lines: readonly Line[]; link: OrderLink }

/** Requests a return: items, reasons and how they come back. The quote says what is refunded before it is sent. */
export function ReturnForm({ order, lines, link }: Props) {
  const { t } = useTranslation(['order', 'common'])
  const { courierReturnFee: fee } = order
  const names = lines.map(({ id }) => `reason-${id}`)
  const { Form, busy, error, values, result } = useForm(returnWrite, useOrderReturnRequestMutation(), {
    name: 'return',
    fields: ['lines', 'expectedRefund', 'returnMethod', 'refundMethod', 'instapay', 'wallet', 'notes', ...names],
    reloadsPage: true,
  })
  const [chosen, setChosen] = useState(
    () =>
      new Map(
        lines.map(({ id }) => [
          id,
          { quantity: Number(values[`quantity-${id}`]) || 0, reason: values[`reason-${id}`] ?? '' },
        ]),
      ),
  )
  const [returnMethod, setReturnMethod] = useState(
    values.returnMethod === 'BRANCH' || !fee ? ('BRANCH' as const) : ('COURIER' as const),
  )
  const units = [...chosen].flatMap(([lineId, { quantity, reason }]) =>
    quantity > 0 ? [{ lineId, quantity, reason }] : [],
  )
  const explained = units.flatMap(({ reason, ...unit }) => (isReason(reason) ? [{ ...unit, reason }] : []))
  const whole = error('lines')
  return (
    <Form action={orderPartPath(link, 'return')} className="grid gap-6">
      {whole && !busy ? (
        <Alert tone="danger" live>
          {whole}
        </Alert>
      ) : null}
      <ErrorSummary
        title={t('track.correct')}
        faults={formFaults([...names, 'instapay', 'wallet'], error)}
        answer={result}
      />
      <ul>
        {lines.map((line) => (
          <ReturnLine
            key={line.id}
            line={line}
            values={values}
            error={error(`reason-${line.id}`)}
            onChoice={(choice) =>
              setChosen((before) =>
                new Map(before).set(line.id, { quantity: 0, reason: '', ...before.get(line.id), ...choice }),
              )
            }
          />
        ))}
      </ul>
      {fee ? (
        <ChoiceGroup legend={t('returns.by')} error={error('returnMethod')} className="grid gap-3 sm:grid-cols-2">
          {returnMethods.map((method) => (
            <RadioCard
              key={method}
              name="returnMethod"
              value={method}
              defaultChecked={returnMethod === method}
              onChange={() => setReturnMethod(method)}
              title={t(`returns.bring.${method}.name`)}
              note={<Text>{t(`returns.bring.${method}.note`, { fee: fee.formatted })}</Text>}
            />
          ))}
        </ChoiceGroup>
      ) : null}
      <RefundFields values={values} error={error} inBranch={returnMethod === 'BRANCH'} />
      <Field id="notes" label={t('returns.notes')} optionalLabel={t('common:optional')} error={error('notes')}>
        <Textarea name="notes" maxLength={fields.returnNotes.max} rows={2} defaultValue={values.notes} />
      </Field>
      <ReturnQuote
        link={link}
        lines={explained}
        returnMethod={returnMethod}
        isOpen={explained.length < units.length}
        answer={error('expectedRefund') && !busy ? values : undefined}
      />
      <Button type="submit" size="lg" loading={busy} className="sm:justify-self-start">
        {t('returns.submit')}
      </Button>
    </Form>
  )
}

type ReturnLineProps = {
  line: Line
  values: Record<string, string>
  error?: string
  onChoice: (choice: { quantity: number } | { reason: string }) => void
}

/** The returned units of a line: quantity and reason. */
function ReturnLine({ line, values, error, onChoice }: ReturnLineProps) {
  const { t, i18n } = useTranslation('order')
  const { id, name, returnableQuantity: most } = line
  const typed = Number(values[`quantity-${id}`]) || 0
  const [quantity, setQuantity] = useState(typed)
  return (
    <LineForm
      line={line}
      facts={[orderLineFacts({ ...line, quantity: most }, t), t('returns.each', { price: line.unitPrice.formatted })]}
    >
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
              onChoice({ quantity: next })
            }}
          />
        </div>
        <Field
          id={`reason-${id}`}
          label={t('returns.reasonLabel')}
          required={quantity > 0}
          error={error}
          hint={isFaultOnly(line) ? t('returns.faultOnly') : undefined}
          className="min-w-[min(14rem,100%)] flex-1"
        >
          <Select
            name={`reason-${id}`}
            defaultValue={values[`reason-${id}`] ?? ''}
            onChange={(event) => onChoice({ reason: event.target.value })}
            placeholder={t('returns.choose')}
            options={reasonsOf(line.returnReasons).map((reason) => ({
              value: reason,
              label: t(`returns.reason.${reason}`),
            }))}
          />
        </Field>
      </div>
    </LineForm>
  )
}
