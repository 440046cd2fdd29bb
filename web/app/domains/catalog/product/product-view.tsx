import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import type { BranchStock_BranchFragment } from '#app/domains/catalog/availability/__generated__/branch-stock.ts'
import type { ProductPromises_QuoteFragment } from './__generated__/product-promises.ts'
import type { ProductView_ProductFragment } from './__generated__/product-view.ts'
import { AddButton, BuyLayout, BuyNowLink, useBarRoom } from './buy-layout.tsx'
import { AddFields, useAddToCart } from '#app/domains/catalog/add-to-cart/use-add-to-cart.tsx'
import { purchasePath } from '#app/domains/catalog/add-to-cart/buy-now-choice.ts'
import { ColorChoice } from './color-choice.tsx'
import { FitNote, OwnSizeNote } from '#app/domains/catalog/sizes/fit-note.tsx'
import { BranchStock, NotifyForm, ProductDetails, ProductPromises, SizeGuideDialog, StickyAdd } from './lazy-parts.ts'
import { notifyChoice, soldOutChoices, soldOutColors, useVariantChoice } from './use-variant-choice.ts'
import { ProductGallery } from './product-gallery.tsx'
import { ProductHeading } from './product-heading.tsx'
import { notifyPath, productPath } from '#app/domains/catalog/catalog-paths.ts'
import { ShareLink } from './share-link.tsx'
import { SizeChoice } from '#app/domains/catalog/sizes/size-choice.tsx'
import { SIZE_TABLE, SizeGuideLink } from '#app/domains/catalog/sizes/size-guide-link.tsx'
import { CART_PATH } from '#app/domains/catalog/add-to-cart/add-to-cart-write.ts'
import { lazyPart } from '#app/lib/lazy/lazy-part.tsx'

const NotForSale = lazyPart(async () => (await import('./not-for-sale.tsx')).NotForSale)

type Props = {
  product: ProductView_ProductFragment
  /** Null when they did not load. */
  branches: readonly BranchStock_BranchFragment[] | null
  quote: ProductPromises_QuoteFragment | null
  /** Sections below the product. */
  children?: ReactNode
}

/** Page of a product: pictures, choice of colour and size, and the button that adds the variant to the cart. */
export function ProductView({ product, branches, quote, children }: Props) {
  const { t } = useTranslation('catalog')
  const { name, slug, status, sizeChart } = product
  const { color, offered, variant, asked, isRemembered, chooseSize } = useVariantChoice({
    ...product,
    variants: product.variants ?? [],
  })
  const { Form, busy, error, begin } = useAddToCart({ fields: ['variantId'] })
  const [params] = useSearchParams()
  const [problem, setProblem] = useState<string>()
  const [soldOutPress, setSoldOutPress] = useState<(typeof offered)[number]>()
  const { ref: button, hasRoom } = useBarRoom<HTMLDivElement>()
  const sizes = useRef<HTMLDivElement>(null)
  const form = useId()
  const coming = status === 'ONLINE_COMING'
  // An announced product has no sold-out variants; the notify-me form asks for the size.
  const soldOut = coming ? new Set<string>() : soldOutColors(product)
  const forSale = status === 'ONLINE' && offered.some(({ available }) => available > 0)
  const picture = color?.image.base ?? product.gallery?.[0]?.image.base ?? ''
  const named = (product.variants ?? []).flatMap(({ size }) => size ?? [])
  // A size that is sold out in one colour can be available in another.
  const notifyVariant = soldOutPress && offered.includes(soldOutPress) ? soldOutPress : undefined

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (variant && begin({ name, picture, note: variant.size?.label })) return
    event.preventDefault()
    if (!variant) askForSize()
  }
  function askForSize() {
    setProblem(t('size.choose'))
    sizes.current?.querySelector('input')?.focus()
  }

  return (
    <BuyLayout
      gallery={<ProductGallery product={product} colorId={color?.color.id} />}
      details={<ProductDetails product={product} sizes={named} />}
      below={children}
      sticky={
        forSale ? (
          <StickyAdd
            form={form}
            busy={busy}
            price={variant ?? product}
            note={variant ? variant.size && t('size.short', { size: variant.size.label }) : t('size.chooseShort')}
            hidden={!hasRoom}
          />
        ) : null
      }
    >
      <ProductHeading
        product={product}
        variant={variant}
        action={<ShareLink title={name} path={productPath(slug, { color: color?.color.slug })} />}
      />
      {color ? (
        <ColorChoice productSlug={slug} colors={product.colors} chosen={color} size={asked} soldOut={soldOut} />
      ) : null}
      {coming ? null : (
        <Form id={form} action={CART_PATH} onSubmit={onSubmit} className="grid gap-5">
          <AddFields slug={slug} variantId={offered.length === 1 ? offered[0]?.id : undefined} />
          <div className="grid gap-2">
            <SizeChoice
              ref={sizes}
              name="variantId"
              required
              offered={offered}
              chosen={variant}
              onChoose={({ size }) => {
                if (size) chooseSize(size.slug)
                setProblem(undefined)
                setSoldOutPress(undefined)
              }}
              onSoldOut={(soldOut) => {
                setProblem(t('size.gone', { size: soldOut.size?.label }))
                setSoldOutPress(soldOut)
              }}
              aside={
                sizeChart ? (
                  <SizeGuideLink href={`#${SIZE_TABLE}`}>
                    {(overlay) => (
                      <SizeGuideDialog product={product} sizes={named} chosen={variant?.size?.slug} {...overlay} />
                    )}
                  </SizeGuideLink>
                ) : null
              }
              error={problem ?? (params.has('choose') && !variant ? t('size.choose') : error('variantId'))}
            />
            {sizeChart && offered.length > 1 ? (
              <OwnSizeNote
                chart={sizeChart}
                sizes={named}
                remembered={isRemembered ? variant?.size?.label : undefined}
              />
            ) : null}
            {offered.length > 1 ? <FitNote product={product} className="type-meta" /> : null}
          </div>
          {forSale ? (
            <div ref={button} className="grid gap-3">
              <AddButton size="lg" block busy={busy} />
              <BuyNowLink
                to={purchasePath(slug, { variantId: variant?.id })}
                onMissing={variant ? undefined : askForSize}
              />
            </div>
          ) : null}
        </Form>
      )}
      {forSale ? null : <NotForSale product={product} choices={soldOutChoices(offered)} />}
      {forSale && notifyVariant ? (
        <NotifyForm key={notifyVariant.id} product={product} variant={notifyChoice(notifyVariant)} />
      ) : null}
      {forSale && soldOutChoices(offered).length > 0 ? (
        <p className="hidden text-14 noscript:block">
          <Link to={notifyPath(slug)} className="underline underline-offset-4">
            {t('notify.link')}
          </Link>
        </p>
      ) : null}
      <ProductPromises quote={forSale ? quote : undefined}>
        {forSale && branches ? (
          <BranchStock
            branches={branches}
            offered={offered}
            chosen={variant}
            pickupPath={variant && ((branchId) => purchasePath(slug, { variantId: variant.id }, branchId))}
            wanted={[name, product.colors.length > 1 && color?.color.name].filter(Boolean).join(' · ')}
          />
        ) : null}
      </ProductPromises>
    </BuyLayout>
  )
}
