import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { savedText } from '#app/lib/money/money.ts'
import type { BundleView_ProductFragment } from './__generated__/bundle-view.ts'
import type { ProductPromises_QuoteFragment } from '#app/domains/catalog/product/__generated__/product-promises.ts'
import { AddButton, BuyLayout, BuyNowLink, useBarRoom } from '#app/domains/catalog/product/buy-layout.tsx'
import { AddFields, useAddToCart } from '#app/domains/catalog/add-to-cart/use-add-to-cart.tsx'
import { BundlePart, firstChoice, type PartChoice, variantOf } from './bundle-part.tsx'
import { purchasePath } from '#app/domains/catalog/add-to-cart/buy-now-choice.ts'
import { ProductDetails } from '#app/domains/catalog/product/lazy-parts.ts'
import { NotForSale } from '#app/domains/catalog/product/not-for-sale.tsx'
import { ProductGallery } from '#app/domains/catalog/product/product-gallery.tsx'
import { ProductHeading } from '#app/domains/catalog/product/product-heading.tsx'
import { productPath } from '#app/domains/catalog/catalog-paths.ts'
import { ProductPromises } from '#app/domains/catalog/product/product-promises.tsx'
import { ShareLink } from '#app/domains/catalog/product/share-link.tsx'
import { StickyAdd } from '#app/domains/catalog/product/sticky-add.tsx'
import { CART_PATH } from '#app/domains/catalog/add-to-cart/add-to-cart-write.ts'

/** From this available quantity on, the number left is shown. */
const FEW = 5

type Props = { product: BundleView_ProductFragment; quote: ProductPromises_QuoteFragment | null; children?: ReactNode }

/** Page of a bundle: a colour and size for each part, and one button for all. */
export function BundleView({ product, quote, children }: Props) {
  const { t, locale } = useTranslation('catalog')
  const { status, inStock, name, slug } = product
  const parts = product.parts ?? []
  // Variant of the bundle itself, which the cart takes.
  const whole = product.variants?.[0]
  const { Form, busy, begin } = useAddToCart()
  const [choices, setChoices] = useState<readonly PartChoice[]>(() => parts.map(firstChoice))
  const { ref: button, hasRoom } = useBarRoom<HTMLDivElement>()
  const chooser = useRef<HTMLUListElement>(null)
  const form = useId()
  const saved = savedText(product.price, product.compareAtPrice, locale)
  const missing = parts.findIndex((part, index) => !variantOf(part, choices[index] ?? {}))
  const [asked] = useSearchParams()
  const [problem, setProblem] = useState(() => (asked.has('choose') ? problemOf(parts[missing]) : undefined))
  const forSale = status === 'ONLINE' && inStock && whole !== undefined

  function change(index: number, change: PartChoice) {
    setChoices(choices.map((choice, each) => (each === index ? { ...choice, ...change } : choice)))
    setProblem(undefined)
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const part = parts[missing]
    if (!part && begin({ name, picture: product.gallery?.[0]?.image.base ?? '' })) return
    event.preventDefault()
    askForPart()
  }
  function problemOf(part?: (typeof parts)[number]) {
    return part && { position: part.position, text: t('size.chooseOf', { name: part.product.name }) }
  }
  function askForPart() {
    setProblem(problemOf(parts[missing]))
    chooser.current?.children[missing]
      ?.querySelector<HTMLInputElement>(`[name="size-${parts[missing]?.position}"]`)
      ?.focus()
  }

  return (
    <BuyLayout
      gallery={<ProductGallery product={product} />}
      details={<ProductDetails product={product} />}
      below={children}
      sticky={
        forSale ? (
          <StickyAdd
            form={form}
            busy={busy}
            price={product}
            note={missing < 0 ? null : t('size.chooseShort')}
            hidden={!hasRoom}
          />
        ) : null
      }
    >
      <ProductHeading
        product={product}
        saving={saved ? <Text>{t('price.save', { amount: saved })}</Text> : null}
        action={<ShareLink title={name} path={productPath(slug)} />}
      />
      <Form id={form} action={CART_PATH} onSubmit={onSubmit} className="grid gap-5">
        <AddFields slug={slug} variantId={whole?.id} />
        <section>
          <h2 className="type-h4">
            <Text>{t('bundle.parts', { count: parts.length })}</Text>
          </h2>
          <ul ref={chooser} className="divide-y divide-line">
            {parts.map((part, index) => (
              <BundlePart
                key={part.position}
                part={part}
                colorId={choices[index]?.colorId}
                chosen={variantOf(part, choices[index] ?? {})}
                onColor={(colorId) => change(index, { colorId })}
                onChoose={({ color, size }) => change(index, { colorId: color?.id, sizeId: size?.id })}
                onSoldOut={({ size }) =>
                  setProblem({ position: part.position, text: t('size.gone', { size: size?.label }) })
                }
                error={problem?.position === part.position ? problem.text : undefined}
              />
            ))}
          </ul>
        </section>
        {forSale ? (
          <div ref={button} className="grid gap-2">
            <AddButton size="lg" block busy={busy} />
            <BuyNowLink
              to={purchasePath(slug, {
                variantId: whole.id,
                parts: parts.flatMap((part, index) => variantOf(part, choices[index] ?? {})?.id ?? []),
              })}
              onMissing={missing < 0 ? undefined : askForPart}
            />
            {whole.available <= FEW ? (
              <p className="text-14 text-warning">
                <Text>{t('bundle.left', { count: whole.available })}</Text>
              </p>
            ) : null}
          </div>
        ) : null}
      </Form>
      {forSale ? null : <NotForSale product={product} />}
      <ProductPromises quote={forSale ? quote : undefined} />
    </BuyLayout>
  )
}
