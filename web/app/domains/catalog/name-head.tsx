import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Eyebrow } from '#app/ui/headings.tsx'

type Props = {
  /** Kind of the entity, shown above the name. */
  eyebrow: string
  name: string
  text: string | null
  facts: ReactNode
  /** Link to its products. */
  shop: { to: string; label: string }
  productCount: number
  /** Picture beside the text. */
  children: ReactNode
}

/** Head of a club's or brand's page: name, facts, link to its products, and a picture. */
export function NameHead({ eyebrow, name, text, facts, shop, productCount, children }: Props) {
  const { t } = useTranslation('common')
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:items-center lg:gap-12">
      <div className="relative isolate order-first overflow-hidden rounded-lg bg-plinth lg:order-last">{children}</div>
      <div className="grid content-center gap-4">
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 className="type-campaign">
          <Text>{name}</Text>
        </h1>
        {text ? (
          <p className="type-lead">
            <Text>{text}</Text>
          </p>
        ) : null}
        {facts}
        {productCount > 0 ? (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2">
            <Button asChild size="lg">
              <Link to={shop.to} viewTransition>
                <span>
                  <Text>{shop.label}</Text>
                </span>
              </Link>
            </Button>
            <span className="text-14 text-text-3">
              <Text>{t('products', { count: productCount })}</Text>
            </span>
          </p>
        ) : null}
      </div>
    </div>
  )
}
