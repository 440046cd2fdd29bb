import type { Ref } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Select } from '#app/ui/select.tsx'
import { Swatches } from '#app/ui/swatches.tsx'
import { productPath } from '#app/domains/catalog/catalog-paths.ts'
import { SizeChoice } from '#app/domains/catalog/sizes/size-choice.tsx'
import { SIZE_TABLE, SizeGuideLink } from '#app/domains/catalog/sizes/size-guide-link.tsx'
import { lazyPart } from '#app/lib/lazy/lazy-part.tsx'
import type { BundlePart_PartFragment } from './__generated__/bundle-view.ts'

type Part = Pick<BundlePart_PartFragment, 'variants'>
type PartVariant = Part['variants'][number]
type Color = NonNullable<PartVariant['color']>

/** Returns the distinct colours of variants. */
function colorsOf(variants: readonly PartVariant[]): Color[] {
  const byId = new Map(variants.flatMap(({ color }) => (color ? [[color.id, color] as const] : [])))
  return [...byId.values()]
}

/** Returns the variants in a colour; all of them without a colour. */
function withColor(variants: readonly PartVariant[], colorId: string | undefined): PartVariant[] {
  return variants.filter(({ color }) => colorId === undefined || !color || color.id === colorId)
}

export type PartChoice = { colorId?: string; sizeId?: string }

/** Returns the chosen variant if it is available. A single variant counts as chosen. */
export function variantOf({ variants }: Part, { colorId, sizeId }: PartChoice): PartVariant | undefined {
  const inColor = withColor(variants, colorId)
  const variant =
    inColor.length === 1 ? inColor[0] : inColor.find(({ size }) => sizeId !== undefined && size?.id === sizeId)
  return variant && variant.available > 0 ? variant : undefined
}

/** Returns the initial choice: the first available colour. */
export function firstChoice({ variants }: Part): PartChoice {
  const available = variants.find((variant) => variant.available > 0) ?? variants[0]
  return { colorId: available?.color?.id }
}

const PartSizeGuideDialog = lazyPart(
  async () => (await import('#app/domains/catalog/sizes/size-guide-dialog.tsx')).PartSizeGuideDialog,
)

type Props = {
  part: BundlePart_PartFragment
  colorId: string | undefined
  chosen: PartVariant | undefined
  onColor: (colorId: string) => void
  onChoose: (variant: PartVariant) => void
  onSoldOut: (variant: PartVariant) => void
  error?: string
  ref?: Ref<HTMLDivElement>
}

/**
 * Part of a bundle with its colour and size. The submitted field is the select, which is all there is without
 * JavaScript.
 */
export function BundlePart({ part, colorId, chosen, onColor, onChoose, onSoldOut, error, ref }: Props) {
  const { t } = useTranslation('catalog')
  const { product, position, quantity, variants } = part
  const colors = colorsOf(variants)
  const sizes = variants.flatMap(({ size }) => size ?? [])
  const title = quantity > 1 ? t('bundle.times', { name: product.name, amount: quantity }) : product.name
  return (
    <li className="grid grid-cols-[min(4.5rem,20vw)_minmax(0,1fr)] gap-x-4 gap-y-2 py-4 lg:grid-rows-[auto_1fr]">
      <div className="aspect-4/5 self-start overflow-hidden rounded-sm bg-plinth lg:row-span-2">
        <Picture base={product.image.base} alt={product.image.alt} sizes="72px" className="p-[4%]" />
      </div>
      <div className="grid min-w-0 content-start gap-2">
        <p className="text-15 font-semibold">
          <Link
            to={productPath(product.slug)}
            className="tap-area inline-block leading-6 underline-offset-4 hover:underline"
            viewTransition
          >
            <Text>{title}</Text>
          </Link>
        </p>
        <p className="type-meta">
          <Text>{t('bundle.alone', { price: product.price.formatted })}</Text>
        </p>
      </div>
      {/* Sizes need the whole width of a phone or of half a tablet, so that none is alone in its row. */}
      <div className="col-span-full min-w-0 lg:col-start-2">
        <div className="grid gap-2 noscript:hidden" ref={ref}>
          {colors.length > 1 ? (
            <Swatches
              legend={t('color.label')}
              hideLegend
              name={`color-${position}`}
              options={colors.map(({ id, name, hex }) => ({ value: id, label: name, color: hex }))}
              selected={colorId ? [colorId] : []}
              onSelect={onColor}
            />
          ) : null}
          <SizeChoice
            name={`size-${position}`}
            offered={withColor(variants, colorId)}
            chosen={chosen}
            onChoose={onChoose}
            onSoldOut={onSoldOut}
            aside={
              <SizeGuideLink name={product.name} href={`${productPath(product.slug)}#${SIZE_TABLE}`}>
                {(overlay) => (
                  <PartSizeGuideDialog id={product.id} sizes={sizes} chosen={chosen?.size?.slug} {...overlay} />
                )}
              </SizeGuideLink>
            }
            error={error}
          />
        </div>
        <div className="hidden noscript:block">
          <Select
            name="parts"
            required
            aria-label={t('bundle.choose', { name: product.name })}
            value={chosen?.id ?? ''}
            onChange={(event) => {
              const variant = variants.find(({ id }) => id === event.target.value)
              if (variant) onChoose(variant)
            }}
            placeholder={t('bundle.chooseShort')}
            options={variants.map(optionOf)}
          />
        </div>
      </div>
    </li>
  )
}

function optionOf({ id, color, size, sku, available }: PartVariant) {
  const label = [color?.name, size?.label].filter(Boolean).join(' · ') || sku
  return { value: id, label, disabled: available === 0 }
}
