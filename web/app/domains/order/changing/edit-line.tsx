import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { adjustedText, MOST_OF_LINE } from '#app/lib/forms/quantity-text.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldError } from '#app/ui/field-message.tsx'
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx'
import { Select } from '#app/ui/select.tsx'
import { type EditLines_OrderFragment as Order, type LineChoices_VariantFragment as Variant, useLineChoicesQuery } from './__generated__/order-edit.ts'
import { hasChoices } from './edit-load.ts'
import { LineForm } from '#app/domains/order/line-form.tsx'
import { orderLineFacts } from '#app/domains/order/order-line-facts.ts'

type Props = { line: Order['lines'][number]; values: Record<string, string>; error?: string }

/** A line of an order to change: another size or colour, more or fewer pieces, or out with it. */
export function EditLine({ line, values, error }: Props) {
  const { t, i18n } = useTranslation('order')
  const { id, name } = line
  const { data } = useLineChoicesQuery({ variables: { id: line.productId }, skip: !hasChoices(line) })
  const variants = data?.product?.variants ?? []
  const now = variants.find(({ sku }) => sku === line.sku)
  return (
    <LineForm line={line} facts={[orderLineFacts(line, t), line.price.formatted]}>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        {now && variants.length > 1 ? (
          <>
            <input type="hidden" name={`was-${id}`} value={now.id} />
            <Field label={t('editing.variant')} className="w-56">
              <Select name={`variant-${id}`} defaultValue={values[`variant-${id}`] ?? now.id}>
                {variants.map((variant) => (
                  <option key={variant.id} value={variant.id} disabled={isGone(variant, now)}>
                    {variantText(variant, isGone(variant, now) ? t('editing.soldOut') : '')}
                  </option>
                ))}
              </Select>
            </Field>
          </>
        ) : null}
        <QuantityStepper
          name={`quantity-${id}`}
          label={t('editing.quantity', { name })}
          increaseLabel={t('editing.increase', { name })}
          decreaseLabel={t('editing.decrease', { name })}
          defaultValue={Number(values[`quantity-${id}`]) || line.quantity}
          max={MOST_OF_LINE}
          adjustedText={adjustedText(i18n.t)}
        />
      </div>
      <Checkbox
        name={`remove-${id}`}
        value="yes"
        defaultChecked={values[`remove-${id}`] === 'yes'}
        label={<Text>{t('editing.remove', { name })}</Text>}
      />
      {error ? <FieldError>{error}</FieldError> : null}
    </LineForm>
  )
}

/** No stock is left; what the order holds already is its own. */
function isGone(variant: Variant, now: Variant): boolean {
  return variant !== now && variant.available === 0
}

function variantText({ color, size }: Variant, note: string): string {
  return [color?.name, size?.label, note].filter(Boolean).join(' · ')
}
