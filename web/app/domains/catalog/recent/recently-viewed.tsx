import { useEffect, useState } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { lazyPart } from '#app/lib/lazy/lazy-part.tsx'
import { useNear } from '#app/lib/browser/use-near-viewport.ts'
import { forgetProducts, recentProducts } from './recent-products.ts'
import { Button } from '#app/ui/button.tsx'

// It runs a query, so its chunk brings Apollo's hooks, which the product page does not need at first.
const RecentRail = lazyPart(async () => (await import('./recent-rail.tsx')).RecentRail)

type Props = {
  /** The id of the product that the page shows, if it shows one. */ productId?: string
  className?: string
}

/**
 * Products viewed in this browser, stored only there. They load when the section comes near the screen, and can be
 * cleared.
 */
export function RecentlyViewed({ productId, className }: Props) {
  const { t } = useTranslation('catalog')
  const { ref, near } = useNear<HTMLDivElement>()
  const [ids, setIds] = useState<string[]>([])
  useEffect(() => setIds(recentProducts(productId)), [productId])
  function clear() {
    forgetProducts(productId)
    setIds([])
  }
  return (
    <div ref={ref}>
      {near && ids.length > 0 ? (
        <RecentRail
          ids={ids}
          title={t('recent.title')}
          action={
            <Button variant="link" size="sm" onClick={clear}>
              {t('recent.clear')}
            </Button>
          }
          className={className}
        />
      ) : null}
    </div>
  )
}
