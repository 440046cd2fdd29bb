import { type MouseEvent, use } from 'react'
import Heart from 'lucide-react/icons/heart'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ahead } from '#app/lib/later/ahead.ts'
import { lasting } from '#app/lib/later/lasting.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { WISH_FORM } from './wish-form.tsx'
import { Wisher } from './wisher.ts'

type Props = {
  product: { id: string; name: string }
  variant?: 'ghost' | 'round'
}

const load = () => import('./press-wish.ts')

/**
 * The heart of a product: pressed when the customer wishes for it. Its code comes with the first touch, or with the network; without
 * JavaScript it sends the page's one WishForm. A guest is asked to log in, and her wish is kept through it.
 */
export function WishHeart({ product: { id, name }, variant }: Props) {
  const { t } = useTranslation('wishlist')
  const viewer = use(Wisher)
  const navigate = useNavigate()
  const wished = viewer?.wishedProductIds?.includes(id) ?? false
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    void lasting(load).then(({ pressWish }) => pressWish({ productId: id, wished, viewer, navigate }))
  }
  return (
    <IconButton
      type="submit"
      form={WISH_FORM}
      name={wished ? 'remove' : 'add'}
      value={id}
      variant={variant}
      label={t('heart', { name })}
      aria-pressed={wished}
      className={variant ? undefined : 'hover:bg-transparent'}
      onPointerDown={() => ahead(load)}
      onClick={onClick}
    >
      <Heart aria-hidden="true" strokeWidth={1.75} className="size-5" />
    </IconButton>
  )
}
