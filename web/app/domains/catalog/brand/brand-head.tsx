import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SpecList } from '#app/ui/spec-list.tsx'
import { NameHead } from '#app/domains/catalog/name-head.tsx'
import { listPath } from '#app/domains/catalog/catalog-paths.ts'
import type { BrandHead_BrandFragment } from './__generated__/brand-head.ts'

/** Head of a brand's page: name, facts, link to its products, and its best seller on a disc. */
export function BrandHead({ brand }: { brand: BrandHead_BrandFragment }) {
  const { t } = useTranslation('catalog')
  const { slug, name, founded, country, about, productCount, image } = brand
  const facts = [
    ...(founded === null ? [] : [{ label: t('brand.founded'), value: <Text>{String(founded)}</Text> }]),
    ...(country === null ? [] : [{ label: t('brand.country'), value: country }]),
  ]
  return (
    <NameHead
      eyebrow={t('brand.eyebrow')}
      name={name}
      text={about}
      facts={facts.length > 0 ? <SpecList items={facts} className="border-t border-line pt-4" /> : null}
      shop={{ to: listPath({ brand: slug }), label: t('brand.shop', { name }) }}
      productCount={productCount ?? 0}
    >
      <span aria-hidden="true" className="absolute inset-0 -z-1 grid place-items-center">
        <span className="aspect-square h-[84%] rounded-full bg-accent" />
      </span>
      <div className="mx-auto aspect-3/2 max-h-104 lg:aspect-6/5">
        {image ? (
          <div className="size-full p-[3%]">
            <Picture base={image.base} alt={image.alt} sizes="(min-width: 64rem) 28rem, 60vw" priority />
          </div>
        ) : null}
      </div>
    </NameHead>
  )
}
