import { useState } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { adjustedText } from '#app/lib/forms/quantity-text.ts'
import { Field } from '#app/ui/field.tsx'
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx'
import { Select } from '#app/ui/select.tsx'
import type { ReturnLines_LineFragment as Line } from './__generated__/order-return.ts'
import { LineForm } from '#app/domains/order/line-form.tsx'
import { orderLineFacts } from '#app/domains/order/order-line-facts.ts'
import { reasons } from './return-reasons.ts'

type Props = { line: Line; values: Record<string, string>; error?: string; onQuantity: (quantity: number) => void }

/** The returned units of a line: quantity and reason. */
export function ReturnLine({ line, values, error, onQuantity }: Props) {
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
            options={reasons.map((reason) => ({ value: reason, label: t(`returns.reason.${reason}`) }))}
          />
        </Field>
      </div>
    </LineForm>
  )
}
