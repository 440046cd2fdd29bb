import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Button } from '#app/ui/button.tsx'

type Props = {
  /** `purchasePath` of what is chosen. */
  to: string
  /** Nothing that can be bought is chosen yet: what to do instead of going there. */
  onMissing?: () => void
}

/** «اشتري دلوقتي»: one product, without the bag. */
export function BuyNowLink({ to, onMissing }: Props) {
  const { t } = useTranslation('catalog')
  const onClick = (event: MouseEvent) => {
    if (!onMissing) return
    event.preventDefault()
    onMissing()
  }
  return (
    <Button asChild variant="outline" size="lg" block>
      <Link to={to} onClick={onClick} rel="nofollow" viewTransition>
        {t('buyNow')}
      </Link>
    </Button>
  )
}
