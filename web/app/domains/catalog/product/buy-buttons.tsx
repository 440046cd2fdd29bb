import type { ComponentProps, MouseEvent } from 'react'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Button } from '#app/ui/button.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'icon' | 'children' | 'loading'> & { busy: boolean }

/** «ضيف للسلة». While it is on its way it turns and takes no second press. */
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
  /** `purchasePath` of what is chosen. */
  to: string
  /** Nothing that can be bought is chosen yet: what to do instead of going there. */
  onMissing?: () => void
}

/** «اشتري دلوقتي»: one product, without the bag. */
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
