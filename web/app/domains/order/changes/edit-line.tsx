import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { adjustedText, MOST_OF_LINE } from '#app/domains/catalog/add-to-cart/line-quantity.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Checkbox } from '#app/ui/option-row.tsx'
import { Field, FieldError } from '#app/ui/field.tsx'
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx'
import { Select } from '#app/ui/select.tsx'
import { LineForm } from '#app/domains/order/line-form.tsx'
import { orderLineFacts } from '#app/domains/order/order-line-facts.ts'
import type { Query } from '#app/lib/route/page-load.ts'
import {
  type EditLines_OrderFragment as Order,
  type LineChoices_VariantFragment as Variant,
  LineChoicesDocument,
  useLineChoicesQuery,
} from './__generated__/order-edit.ts'

type Props = { line: Order['lines'][number]; values: Record<string, string>; error?: string }

/** Edits a line of an order: its variant, its quantity, or its removal. */
export function EditLine({ line, values, error }: Props) {
  const { t, i18n } = useTranslation('order')
  const { id, name } = line
  const { data } = useLineChoicesQuery({ variables: { id: line.product?.id ?? '' }, skip: !hasChoices(line) })
  const variants = data?.product?.variants ?? []
  const now = variants.find(({ sku }) => sku === line.sku)
  return (
    <LineForm line={line} facts={[orderLineFacts(line, t), line.price.formatted]}>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        {now && variants.length > 1 ? (
          <>
            <input type="hidden" name={`was-${id}`} value={now.id} />
            <Field label={t('editing.variant')} className="w-56 max-w-full">
              <Select name={`variant-${id}`} defaultValue={values[`variant-${id}`] ?? now.id}>
                {variants.map((variant) => (
                  <option key={variant.id} value={variant.id} disabled={isSoldOut(variant, now)}>
                    {variantText(variant, isSoldOut(variant, now) ? t('editing.soldOut') : '')}
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

/** Whether a variant is out of stock. The variant of the line itself is reserved for the order. */
function isSoldOut(variant: Variant, now: Variant): boolean {
  return variant !== now && variant.available === 0
}

function variantText({ color, size }: Variant, note: string): string {
  return [color?.name, size?.label, note].filter(Boolean).join(' · ')
}

type Line = Order['lines'][number]

/** Whether a line can change its variant: its product is still sold. The parts of a bundle are fixed. */
function hasChoices({ parts, product }: Pick<Line, 'parts' | 'product'>): boolean {
  return parts.length === 0 && product !== null
}

/** Loads the variants that the lines of an order can change to. */
export async function loadChoices({ lines }: Pick<Order, 'lines'>, query: Query): Promise<void> {
  const products = new Set(lines.filter(hasChoices).flatMap(({ product }) => product?.id ?? []))
  await Promise.all([...products].map((id) => query(LineChoicesDocument, { id }, { fresh: true })))
}
