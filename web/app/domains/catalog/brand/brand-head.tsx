import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Text } from '#app/lib/i18n/text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Eyebrow } from '#app/ui/eyebrow.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SpecList } from '#app/ui/spec-list.tsx'
import type { BrandHead_BrandFragment } from './__generated__/brand-head.ts'
import { listPath } from '#app/domains/catalog/product-path.ts'

/** Which brand it is, what is known of it, and what it sells best on the sun. */
export function BrandHead({ brand }: { brand: BrandHead_BrandFragment }) {
  const { t } = useTranslation(['catalog', 'common'])
  const { slug, name, founded, country, about, productCount, image } = brand
  const facts = [
    ...(founded === null ? [] : [{ label: t('brand.founded'), value: <Text>{String(founded)}</Text> }]),
    ...(country === null ? [] : [{ label: t('brand.country'), value: country }]),
  ]
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:items-center lg:gap-12">
      <div className="relative isolate order-first overflow-hidden rounded-lg bg-plinth lg:order-last">
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
      </div>
      <div className="grid content-center gap-4">
        <Eyebrow>{t('brand.eyebrow')}</Eyebrow>
        <h1 className="type-campaign">
          <Text>{name}</Text>
        </h1>
        {about ? (
          <p className="type-lead">
            <Text>{about}</Text>
          </p>
        ) : null}
        {facts.length > 0 ? <SpecList items={facts} className="border-t border-line pt-4" /> : null}
        {productCount > 0 ? (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2">
            <Button asChild size="lg">
              <Link to={listPath({ brand: slug })} viewTransition>
                <Text>{t('brand.shop', { name })}</Text>
              </Link>
            </Button>
            <span className="text-14 text-text-3">
              <Text>{t('common:products', { count: productCount })}</Text>
            </span>
          </p>
        ) : null}
      </div>
    </div>
  )
}
