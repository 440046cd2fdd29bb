import { useTranslation } from 'react-i18next'
import { Text } from '#app/lib/i18n/text.tsx'
import { Accordion, AccordionItem } from '#app/ui/accordion.tsx'
import { SpecList } from '#app/ui/spec-list.tsx'
import type { ProductDetails_ProductFragment } from './__generated__/product-details.ts'

/** What it is, how to keep it, how it comes and goes back: rows that open in place. */
export function ProductDetails({ product }: { product: ProductDetails_ProductFragment }) {
  const { t } = useTranslation('catalog')
  const { code, description, material, fit, care, gender } = product
  const facts = [
    { label: t('details.material'), value: material },
    { label: t('details.fit'), value: fit },
    { label: t('details.gender'), value: gender && t(`gender.${gender}`) },
    { label: t('details.code'), value: code },
  ]
  return (
    <Accordion>
      <AccordionItem title={t('details.title')} defaultOpen>
        <p className="pb-3">
          <Text>{description}</Text>
        </p>
        <SpecList items={facts.flatMap(({ label, value }) => (value ? [{ label, value: <Text>{value}</Text> }] : []))} />
      </AccordionItem>
      {care.length > 0 ? (
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
