import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { SwatchLink } from '#app/ui/swatch-link.tsx'
import { productPath } from '#app/domains/catalog/catalog-paths.ts'

type Color = { color: { id: string; slug: string; name: string }; image: { base: string } }

type Props = {
  productSlug: string
  colors: readonly Color[]
  chosen: Color
  /** Slug of the asked size, which the links keep. */
  size: string | null
  /** Ids of the sold-out colours. */
  soldOut: ReadonlySet<string>
}

/**
 * Colours of a product. With several, each is a link to the product in that colour: it can be shared and works without
 * JavaScript.
 */
export function ColorChoice({ productSlug, colors, chosen, size, soldOut }: Props) {
  const { t } = useTranslation('catalog')
  const name = (
    <p className="min-h-8 content-center text-15">
      {t('color.chosen')} <b>{chosen.color.name}</b>
    </p>
  )
  // With a single colour there is nothing to choose, so the sizes move closer.
  if (colors.length === 1) return <div className="-mb-4">{name}</div>
  return (
    <nav aria-label={t('color.label')}>
      {name}
      <ul className="flex flex-wrap gap-2 pt-1.5">
        {colors.map(({ color: { id, slug, name: label }, image }) => (
          <li key={id}>
            <SwatchLink asChild picture={image.base} soldOut={soldOut.has(id)}>
              <Link
                to={productPath(productSlug, { color: slug, size })}
                replace
                preventScrollReset
                title={label}
                aria-current={id === chosen.color.id ? 'true' : undefined}
              >
                <span className="sr-only">{soldOut.has(id) ? `${label} ${t('size.soldOut')}` : label}</span>
              </Link>
            </SwatchLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
