import { useEffect, useState } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { listPath, productPath } from '#app/domains/catalog/catalog-paths.ts'
import { ProductPrice } from '#app/domains/catalog/cards/product-price.tsx'
import { Text } from '#app/lib/i18n/text.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { useProductMatchesQuery } from './__generated__/product-matches.ts'

/** Debounce delay in milliseconds, and minimum number of characters. */
const DEBOUNCE_MS = 350
const MIN_LENGTH = 3

/** Products of the shop that match the typed name. They open in a new tab, so that the form keeps its input. */
export function ProductMatches({ typed }: { typed: string }) {
  const { t } = useTranslation('feedback')
  const q = useDebounced(typed.trim().replace(/\s+/g, ' ').slice(0, 100))
  const { data, previousData } = useProductMatchesQuery({ variables: { q }, skip: q.length < MIN_LENGTH })
  const found = q.length < MIN_LENGTH ? [] : ((data ?? previousData)?.searchSuggestions?.products ?? [])
  const out = { target: '_blank', rel: 'noreferrer' }
  return (
    <div role="status">
      {found.length > 0 ? (
        <div className="grid gap-2 rounded-md bg-surface-2 p-4 forced-colors:border">
          <p className="text-14">
            <b>{t('request.matches')}</b>
            <span className="sr-only">: {t('request.matchesCount', { count: found.length })}</span>
          </p>
          <ul className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
            {found.map((product) => (
              <li key={product.id}>
                <a
                  href={productPath(product.slug)}
                  {...out}
                  className="flex min-h-tap items-center gap-3 rounded-sm py-1 hover:underline"
                >
                  <span className="h-15 w-12 flex-none rounded-xs bg-plinth p-1">
                    <Picture base={product.image.base} alt="" sizes="3rem" />
                  </span>
                  <span className="grid min-w-0 gap-0.5 text-14">
                    <span>
                      <Text>{product.name}</Text>
                      <span className="sr-only"> ({t('request.newTab')})</span>
                    </span>
                    <ProductPrice of={product} size="sm" />
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <TextLink underlined href={listPath({ q })} {...out} className="justify-self-start">
            {t('request.matchesAll')}
            <span className="sr-only"> ({t('request.newTab')})</span>
          </TextLink>
        </div>
      ) : null}
    </div>
  )
}

function useDebounced(text: string): string {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
