import { type SubmitEvent, useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { notify } from '#app/lib/notify/notify.ts'
import { wishlistAction } from '#app/domains/wishlist/wishlist-button.tsx'
import { useCartLinesAddMutation } from '#app/domains/catalog/add-to-cart/__generated__/add-to-cart.ts'
import { productPath } from '#app/domains/catalog/catalog-paths.ts'
import { ProductTile } from '#app/domains/catalog/cards/product-tile.tsx'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { WishlistCard_ProductFragment as Product } from './__generated__/wishlist-list.ts'
import { moveWrite } from './wishlist-writes.ts'

type Props = {
  product: Product
  priority: boolean
  /** Called when the product moves to the cart and leaves the list. */
  onMove: (id: string) => void
}

/** Wishlist item: moves to the cart when its sizes are known here, else links to its page. */
export function WishlistCard({ product, priority, onMove }: Props) {
  const { t } = useTranslation('wishlist')
  const { slug, name } = product
  const offered =
    product.kind === 'SIMPLE' && product.status === 'ONLINE' ? product.sizes.filter(({ inStock }) => inStock) : []
  return (
    <>
      <ProductTile product={product} priority={priority} level={2} />
      {offered.length > 0 ? (
        <MoveForm product={product} offered={offered} onMove={onMove} />
      ) : (
        <Button asChild variant="outline" size="sm" block className="mt-auto">
          <Link to={productPath(slug)} aria-label={`${t('see')}: ${name}`} viewTransition>
            {t('see')}
          </Link>
        </Button>
      )}
    </>
  )
}

type MoveProps = Pick<Props, 'product' | 'onMove'> & { offered: Product['sizes'] }

function MoveForm({ product: { id, name }, offered, onMove }: MoveProps) {
  const { t } = useTranslation('wishlist')
  const [missing, setMissing] = useState(false)
  const { Form, busy } = useForm(moveWrite, useCartLinesAddMutation(), {
    onDone() {
      const action = (
        <TextLink asChild underlined>
          <Link to="/my-cart" viewTransition>
            {t('seeCart')}
          </Link>
        </TextLink>
      )
      notify({ type: 'success', title: t('moved'), body: name, action })
    },
  })
  const only = offered.length === 1 ? offered[0] : undefined
  const errorId = `size-${id}-error`

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const chosen = new FormData(event.currentTarget).get('variantId')
    setMissing(!chosen)
    if (chosen) return onMove(id)
    event.preventDefault()
    event.currentTarget.querySelector('select')?.focus()
  }

  return (
    <Form action={wishlistAction(id)} onSubmit={onSubmit} className="relative mt-auto grid gap-2">
      <input type="hidden" name="intent" value="move" />
      {only ? (
        <input type="hidden" name="variantId" value={only.variant?.id} />
      ) : (
        <Select
          name="variantId"
          aria-label={t('size', { name })}
          aria-invalid={missing ? true : undefined}
          aria-describedby={missing ? errorId : undefined}
          placeholder={t('chooseSize')}
          options={offered.map(({ variant, size }) => ({ value: variant?.id ?? '', label: size.label }))}
          onChange={() => setMissing(false)}
        />
      )}
      <Button type="submit" variant="outline" size="sm" block loading={busy} aria-label={`${t('move')}: ${name}`}>
        {t('move')}
      </Button>
      {missing ? (
        // In the gap between rows, so that neighbouring cards do not move.
        <div className="absolute inset-x-0 top-full pt-1 leading-ui">
          <FieldError id={errorId}>{t('sizeFirst')}</FieldError>
        </div>
      ) : null}
    </Form>
  )
}
