import { type MouseEvent, use } from 'react'
import Heart from 'lucide-react/icons/heart'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { WishContext } from './wish-context.tsx'
import { WISH_FORM, wishAction } from './wish-form.tsx'

type Props = {
  product: { id: string; name: string }
  variant?: 'ghost' | 'round'
}

/**
 * The wishlist button of a product: pressed when the product is on the customer's wishlist. Without JavaScript it submits the page's one
 * WishForm. A guest is redirected to the login, and the product is stored meanwhile.
 */
export function WishHeart({ product: { id, name }, variant }: Props) {
  const { t } = useTranslation('wishlist')
  const { viewer, setWished } = use(WishContext)
  const wished = viewer?.wishedProductIds?.includes(id) ?? false
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    void setWished(id, !wished)
  }
  return (
    <IconButton
      type="submit"
      form={WISH_FORM}
      formAction={wishAction(id)}
      name="intent"
      value={wished ? 'remove' : 'add'}
      variant={variant}
      label={t('heart', { name })}
      aria-pressed={wished}
      className={variant ? undefined : 'hover:bg-transparent'}
      onClick={onClick}
    >
      <Heart aria-hidden="true" strokeWidth={1.75} className="size-5" />
    </IconButton>
  )
}
