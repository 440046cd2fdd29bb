import type { SubmitEvent } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import type { CartLineRow_LineFragment as Line } from '#app/domains/cart/__generated__/whole-cart.ts'

type Props = { line: Line; onRemove: (event: SubmitEvent) => void; onReduce: (quantity: number) => void }

/** Alert of a line that cannot be ordered, with a button that resolves the problem. */
export function LineProblem({ line, onRemove, onReduce }: Props) {
  const { t } = useTranslation('cart')
  const { problem, available } = line
  if (!problem) return null
  const fewer = problem === 'QUANTITY_REDUCED'
  const doing = fewer ? t('problem.reduce', { available }) : t('problem.drop')
  const reduce = (event: SubmitEvent) => {
    event.preventDefault()
    onReduce(available)
  }
  return (
    <Alert
      tone="warning"
      className="items-center! py-2! max-sm:gap-2! max-sm:px-3!"
      action={
        <form method="post" action="/my-cart" onSubmit={fewer ? reduce : onRemove}>
          <input type="hidden" name="intent" value={fewer ? 'update' : 'remove'} />
          <input type="hidden" name="lineId" value={line.id} />
          {fewer ? <input type="hidden" name="quantity" value={available} /> : null}
          <Button type="submit" variant="link" size="sm" aria-label={`${doing}: ${line.product.name}`}>
            <span>
              <Text>{doing}</Text>
            </span>
          </Button>
        </form>
      }
    >
      <Text>{t(`problem.${problem}` as 'problem.QUANTITY_REDUCED', { count: available })}</Text>
    </Alert>
  )
}
