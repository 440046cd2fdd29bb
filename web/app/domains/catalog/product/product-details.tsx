import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Accordion, AccordionItem } from '#app/ui/accordion.tsx'
import type { ProductDetails_ProductFragment } from './__generated__/product-details.ts'
import { SIZE_TABLE } from '#app/domains/catalog/sizes/size-guide-link.tsx'
import { type SizeName, SizeTable } from '#app/domains/catalog/sizes/size-table.tsx'
import { SpecList } from '#app/ui/spec-list.tsx'
import { brandPath, clubPath, listPath } from '#app/domains/catalog/catalog-paths.ts'

type Props = {
  product: ProductDetails_ProductFragment
  /** To name the rows of the size chart. */ sizes?: readonly SizeName[]
}

/** Accordion with description and facts, size chart, care, and delivery and exchange. */
export function ProductDetails({ product, sizes = [] }: Props) {
  const { t } = useTranslation('catalog')
  const { description, care, sizeChart } = product
  return (
    <Accordion>
      <AccordionItem title={t('details.title')} defaultOpen>
        {description ? (
          <p className="pb-3">
            <Text>{description}</Text>
          </p>
        ) : null}
        <ProductFacts product={product} />
      </AccordionItem>
      {sizeChart ? (
        <AccordionItem title={t('sizeGuide.title')}>
          {/* The id is inside the row, because a link to content of a closed row opens it. */}
          <div id={SIZE_TABLE} className="scroll-mt-24">
            <SizeTable chart={sizeChart} sizes={sizes} />
          </div>
        </AccordionItem>
      ) : null}
      {care && care.length > 0 ? (
        <AccordionItem title={t('details.care')}>
          <ul className="grid list-disc gap-1 ps-5">
            {care.map((line) => (
              <li key={line}>
                <Text>{line}</Text>
              </li>
            ))}
          </ul>
        </AccordionItem>
      ) : null}
      <AccordionItem title={t('details.delivery')}>
        <div className="grid gap-2">
          <p>
            <Text>{t('details.deliveryText')}</Text>
          </p>
          <p>
            <Text>{t('details.exchangeText')}</Text>
          </p>
        </div>
      </AccordionItem>
    </Accordion>
  )
}

type Named = { name: string; to: string }

/** Facts of a product as label and value; unknown ones are left out. */
function ProductFacts({ product }: { product: ProductDetails_ProductFragment }) {
  const { t } = useTranslation('catalog')
  const { code, material, fit, gender, season, club, brand, breadcrumbs, colors } = product
  const [category, ...below] = (breadcrumbs ?? []).map(({ slug, name }) => ({ name, to: listPath({ category: slug }) }))
  const linked = (to: Named | undefined | null) => to && <FactLink {...to} />
  const toText = (text: string | undefined | null) => text && <Text>{text}</Text>
  const facts = [
    { label: t('details.club'), value: linked(club && { name: club.name, to: clubPath(club.slug) }) },
    { label: t('details.season'), value: toText(season?.name) },
    { label: t('details.brand'), value: linked(brand && { name: brand.name, to: brandPath(brand.slug) }) },
    { label: t('details.category'), value: linked(category) },
    { label: t('details.subCategory'), value: linked(below.at(-1)) },
    { label: t('details.gender'), value: toText(gender && t(`gender.${gender}`)) },
    { label: t('details.colors'), value: toText(colors.map(({ color }) => color.name).join(t('card.and'))) },
    { label: t('details.material'), value: toText(material) },
    { label: t('details.fit'), value: toText(fit) },
    { label: t('details.code'), value: toText(code) },
  ]
  return <SpecList items={facts.filter(({ value }) => value)} />
}

function FactLink({ name, to }: Named) {
  return (
    <Link
      to={to}
      className="tap-area inline-block min-w-6 leading-6 underline decoration-text-3 underline-offset-4 hover:decoration-accent"
      viewTransition
    >
      <Text>{name}</Text>
    </Link>
  )
}
