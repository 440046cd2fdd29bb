import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { useWrite } from '#app/lib/forms/use-write.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { dismiss, notify } from '#app/lib/notify/notify.ts'
import { Picture } from '#app/ui/picture.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

/** The page that takes what is put into the cart (POST: intent, variantId, quantity, parts). */
export const CART_PATH = '/my-cart'
const TOAST = 'cart-add'

/** What the toast shows. `note`: the chosen size. */
export type Added = { name: string; picture: string; note?: string }

/**
 * The form that puts something into the cart: a plain POST without JavaScript. `announce` is called as it is sent; the toast says at
 * once that it is on its way, then that it is there. Refusals and faults are shown by `useWrite`.
 */
export function useAddToCart({ fields }: { fields?: readonly string[] } = {}) {
  const { t } = useTranslation('catalog')
  const underWay = useRef<Added>(undefined)
  const write = useWrite({ fields, onDone: () => underWay.current && tell('success', underWay.current) })

  useEffect(() => {
    if (write.busy) return
    // What was refused has its own toast.
    if (write.result && !write.result.ok) dismiss(TOAST)
    underWay.current = undefined
  }, [write.busy, write.result])
  // Nobody is left to tell how it ended.
  useEffect(() => () => void (underWay.current && dismiss(TOAST)), [])

  function tell(type: 'loading' | 'success', { name, picture, note }: Added): void {
    notify({
      key: TOAST,
      type,
      title: t(type === 'loading' ? 'add.busy' : 'add.done'),
      body: <Text>{note ? `${name} · ${note}` : name}</Text>,
      picture: <Picture base={picture} alt="" sizes="44px" />,
      action: type === 'success' ? <CartLink>{t('add.seeCart')}</CartLink> : null,
    })
  }

  function announce(added: Added): void {
    underWay.current = added
    tell('loading', added)
  }

  return { ...write, announce }
}

function CartLink({ children }: { children: string }) {
  return (
    <TextLink asChild underlined>
      <Link to={CART_PATH} onClick={() => dismiss(TOAST)} viewTransition>
        {children}
      </Link>
    </TextLink>
  )
}
