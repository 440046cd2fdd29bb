import type { ComponentProps, MouseEvent } from 'react'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Button } from '#app/ui/button.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'icon' | 'children' | 'loading'> & { busy: boolean }

/** Button «ضيف للسلة». Shows a spinner and ignores presses while busy. */
export function AddButton({ busy, ...look }: Props) {
  const { t } = useTranslation('catalog')
  return (
    <Button
      type="submit"
      loading={busy}
      icon={<ShoppingBag aria-hidden="true" strokeWidth={1.75} className="size-5" />}
      {...look}
    >
      {t('add.button')}
    </Button>
  )
}

type BuyNowLinkProps = {
  /** `purchasePath` of the choice. */
  to: string
  /** Called instead of navigating while no available variant is chosen. */
  onMissing?: () => void
}

/** Link «اشتري دلوقتي»: orders one product without the cart. */
export function BuyNowLink({ to, onMissing }: BuyNowLinkProps) {
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
