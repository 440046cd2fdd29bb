import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BranchStock_BranchFragment } from './__generated__/branch-stock.ts'
import type { ProductPromises_QuoteFragment } from './__generated__/product-promises.ts'
import type { ProductView_ProductFragment } from './__generated__/product-view.ts'
import { AddButton } from './add-button.tsx'
import { AddFields } from './add-fields.tsx'
import { BranchStock } from './branch-stock.tsx'
import { BuyLayout } from './buy-layout.tsx'
import { ColorChoice } from './color-choice.tsx'
import { NotForSale } from './not-for-sale.tsx'
import { ProductDetails } from './product-details.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductHeading } from './product-heading.tsx'
import { ProductPromises } from './product-promises.tsx'
import { SizeChoice } from './size-choice.tsx'
import { StickyAdd } from './sticky-add.tsx'
import { CART_PATH, useAddToCart } from './use-add-to-cart.tsx'
import { useOutOfView } from './use-out-of-view.ts'
import { useVariantChoice } from './use-variant-choice.ts'

type Props = {
  product: ProductView_ProductFragment
  branches: readonly BranchStock_BranchFragment[]
  quote: ProductPromises_QuoteFragment
  /** Below everything: what goes with it. */
  children?: ReactNode
}

/** A product with its pictures, its choices, and the button that puts what is chosen into the cart. */
export function ProductView({ product, branches, quote, children }: Props) {
  const { t } = useTranslation('catalog')
  const { color, offered, variant, chooseSize } = useVariantChoice(product)
  const { Form, busy, error, begin } = useAddToCart({ fields: ['variantId'] })
  const [problem, setProblem] = useState<string>()
  const { ref: button, outside } = useOutOfView<HTMLDivElement>()
  const sizes = useRef<HTMLDivElement>(null)
  const form = useId()
  const forSale = product.status === 'ONLINE' && offered.some(({ available }) => available > 0)
  const picture = color?.image.base ?? product.gallery[0]?.image.base ?? ''

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (variant && begin({ name: product.name, picture, note: variant.size?.label })) return
    event.preventDefault()
    if (variant) return
    setProblem(t('size.choose'))
    sizes.current?.querySelector('input')?.focus()
  }

  return (
    <BuyLayout
      gallery={<ProductGallery product={product} colorId={color?.id} />}
      details={<ProductDetails product={product} />}
      below={children}
      sticky={
        forSale ? (
          <StickyAdd
            form={form}
            busy={busy}
            price={variant ?? product}
            note={variant ? variant.size && t('size.short', { size: variant.size.label }) : t('size.chooseShort')}
            hidden={!outside}
          />
        ) : null
      }
    >
      <ProductHeading product={product} variant={variant} />
      {color ? (
        <ColorChoice productSlug={product.slug} colors={product.colors} chosen={color} soldOut={soldOutColors(product)} />
      ) : null}
      <Form id={form} method="post" action={CART_PATH} onSubmit={onSubmit} className="grid gap-5">
        <AddFields variantId={offered.length === 1 ? offered[0]?.id : undefined} />
        <SizeChoice
          ref={sizes}
          name="variantId"
          offered={offered}
          chosen={variant}
          onChoose={({ size }) => {
            if (size) chooseSize(size.id)
            setProblem(undefined)
          }}
          onSoldOut={({ size }) => setProblem(t('size.gone', { size: size?.label }))}
          error={problem ?? error('variantId')}
        />
        {forSale ? (
          <div ref={button}>
            <AddButton size="lg" block busy={busy} />
          </div>
        ) : (
          <NotForSale name={product.name} coming={product.status === 'ONLINE_COMING'} />
        )}
      </Form>
      <ProductPromises quote={quote}>
        {forSale ? <BranchStock branches={branches} offered={offered} chosen={variant} /> : null}
      </ProductPromises>
    </BuyLayout>
  )
}

function soldOutColors({ colors, variants }: ProductView_ProductFragment): ReadonlySet<string> {
  const left = new Set(variants.flatMap(({ available, color }) => (available > 0 && color ? [color.id] : [])))
  return new Set(colors.map(({ id }) => id).filter((id) => !left.has(id)))
}
