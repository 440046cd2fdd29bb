import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNear } from '#app/lib/near/use-near.ts'
import { forgetProducts, recentProducts, rememberProduct } from '#app/lib/recent/recent-products.ts'
import { Button } from '#app/ui/button.tsx'
import { useRecentProductsQuery } from './__generated__/recently-viewed.ts'
import { ProductRail } from './product-rail.tsx'

type Props = { /** Of the product that is being looked at. */ productId: string; className?: string }

/** What was looked at before in this browser, which alone knows it; fetched when the visitor comes near. Can be cleared. */
export function RecentlyViewed({ productId, className }: Props) {
  const { t } = useTranslation('catalog')
  const { ref, near } = useNear<HTMLDivElement>()
  const [ids, setIds] = useState<string[]>([])
  useEffect(() => {
    rememberProduct(productId)
    setIds(recentProducts(productId))
  }, [productId])
  const { data } = useRecentProductsQuery({ variables: { ids }, skip: !near || ids.length === 0 })
  const products = ids.length > 0 ? (data?.productsByIds ?? []) : []
  function clear() {
    forgetProducts(productId)
    setIds([])
  }
  return (
    <div ref={ref}>
      <ProductRail
        title={t('recent.title')}
        products={products}
        action={
          <Button variant="link" size="sm" onClick={clear}>
            {t('recent.clear')}
          </Button>
        }
        className={className}
      />
    </div>
  )
}
