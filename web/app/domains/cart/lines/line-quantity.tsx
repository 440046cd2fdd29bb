import type { SubmitEvent } from 'react'
import { useActionData } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { refusalText } from '#app/lib/notify/error-text.ts'
import type { WriteResult } from '#app/lib/forms/write.ts'
import type { CartLineRow_LineFragment as Line } from './__generated__/cart-line-row.ts'
import { QuantityField } from './quantity-field.tsx'

type Props = { line: Line; onChange: (quantity: number) => void; onSubmit: () => void }

/** How many of a line. Without JavaScript the number is typed and sent. */
export function LineQuantity({ line, onChange, onSubmit }: Props) {
  const { i18n } = useTranslation()
  const posted = useActionData() as WriteResult | undefined
  const refusal = posted?.ok === false && posted.values.lineId === line.id ? posted.userErrors[0] : undefined
  // More than there is stays as it was told until it is mended.
  const max = Math.max(line.available, line.quantity)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form method="post" action="/my-cart" onSubmit={submit} className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="lineId" value={line.id} />
      <QuantityField
        product={line.product.name}
        name="quantity"
        value={line.quantity}
        max={max}
        error={refusal && refusalText(refusal, i18n.t)}
        onValueChange={onChange}
      />
    </form>
  )
}
