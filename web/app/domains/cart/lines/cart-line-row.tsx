import type { SubmitEvent } from 'react'
import Trash2 from 'lucide-react/icons/trash-2'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { moneyOf, piastresOf } from '#app/lib/money/money.ts'
import { priceText } from '#app/lib/money/price-text.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import type { CartLineRow_LineFragment as Line } from '#app/domains/cart/__generated__/whole-cart.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { lineFacts, LineParts, linePicture } from './line-facts.tsx'
import { LineQuantity } from './line-quantity.tsx'
import { useLineQuantity } from './use-line-quantity.ts'

type Props = { line: Line; onRemove: (line: Line) => void }

/** Line of the cart with product, quantity, price and problem. Its forms work without JavaScript. */
export function CartLineRow({ line, onRemove }: Props) {
  const { t, locale } = useTranslation('cart')
  const quantity = useLineQuantity(line.id)
  const { product, variant, unitPrice, compareAtPrice } = line
  const { name } = product
  const path = `/products/${product.slug}`
  const facts = lineFacts(variant, t)
  const was = compareAtPrice && moneyOf(piastresOf(compareAtPrice) * line.quantity, locale)
  const remove = (event: SubmitEvent) => {
    event.preventDefault()
    quantity.drop()
    onRemove(line)
  }
  return (
    <li className="grid grid-cols-[min(5rem,22vw)_minmax(0,1fr)] gap-4 border-b border-line py-4 lg:grid-cols-[7rem_minmax(0,1fr)]">
      <Link
        to={path}
        viewTransition
        tabIndex={-1}
        aria-hidden="true"
        className="aspect-4/5 self-start overflow-hidden rounded-sm bg-plinth p-[6%]"
      >
        <Picture {...linePicture(line)} alt="" sizes="(min-width: 1024px) 112px, 80px" />
      </Link>
      <div className="grid grid-cols-[minmax(0,1fr)] content-between gap-3">
        <div>
          <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
            <div className="min-w-0 flex-1 basis-28">
              <h2 className="font-display text-15 leading-ui font-semibold lg:text-16">
                <Link to={path} viewTransition className="hover:underline">
                  <Text>{name}</Text>
                </Link>
              </h2>
              {facts ? (
                <p className="type-meta first-letter:uppercase">
                  <Text>{facts}</Text>
                </p>
              ) : null}
            </div>
            <div className="grid justify-items-end text-end">
              <Price
                now={priceText(line.price)}
                was={was ? priceText(was) : undefined}
                wasLabel={t('line.was')}
                className="flex-col items-end!"
              />
              {line.quantity > 1 ? (
                <p className="type-meta">
                  <Text>{t('line.each', { price: unitPrice.formatted })}</Text>
                </p>
              ) : null}
            </div>
          </div>
          <LineParts parts={line.parts} />
        </div>
        <LineProblem line={line} onRemove={remove} onReduce={quantity.change} />
        {isGone(line) ? null : (
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <LineQuantity line={line} onChange={quantity.change} onSubmit={quantity.flush} />
            <form method="post" action="/my-cart" onSubmit={remove} className="-me-3">
              <input type="hidden" name="intent" value="remove" />
              <input type="hidden" name="lineId" value={line.id} />
              <IconButton type="submit" label={t('line.remove', { name })}>
                <Trash2 aria-hidden="true" strokeWidth={1.75} className="size-5" />
              </IconButton>
            </form>
          </div>
        )}
      </div>
    </li>
  )
}

/** Returns whether a line can only be removed; LineProblem has the button for it. */
function isGone({ problem }: Line): boolean {
  return problem === 'OUT_OF_STOCK' || problem === 'VARIANT_UNAVAILABLE'
}

type LineProblemProps = { line: Line; onRemove: (event: SubmitEvent) => void; onReduce: (quantity: number) => void }

/** Alert of a line that cannot be ordered, with a button that resolves the problem. */
function LineProblem({ line, onRemove, onReduce }: LineProblemProps) {
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
      <Text>{t(`problem.${problem}`, { count: available })}</Text>
    </Alert>
  )
}
