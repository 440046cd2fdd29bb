import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Accordion, AccordionItem } from '#app/ui/accordion.tsx'
import type { ProductDetails_ProductFragment } from './__generated__/product-details.ts'
import { ProductFacts } from './product-facts.tsx'
import { SIZE_TABLE } from '#app/domains/catalog/buying/size-guide-link.tsx'
import { type SizeName, SizeTable } from '#app/domains/catalog/buying/size-table.tsx'

type Props = { product: ProductDetails_ProductFragment; /** To name the rows of the size chart. */ sizes?: readonly SizeName[] }

/** What it is, which size, how to keep it, how it comes and goes back: rows that open in place. */
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
          {/* Within the row: a link to what a closed row holds opens it. */}
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
