import { type RefObject, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { Text } from '#app/lib/i18n/text.tsx'
import { dismiss, notify } from '#app/lib/notify/notify.ts'
import { Picture } from '#app/ui/picture.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { useCartLineAddMutation } from './__generated__/add-to-cart.ts'
import { addToCartWrite, CART_PATH } from './add-to-cart-write.ts'

/** What the toast shows. `note`: the chosen size. */
export type Added = { name: string; picture: string; note?: string }

type UnderWay = { added: Added; toast: string }

/**
 * The form that puts something into the cart: a plain POST without JavaScript. `begin` is called as it is sent and says
 * whether it may: a second press while the first is on its way may not. The toast says at once that it is on its way, then that it is there.
 * Refusals and faults are shown by `useForm`.
 */
export function useAddToCart({ fields }: { fields?: readonly string[] } = {}) {
  const { t } = useTranslation(['catalog', 'offline'])
  const underWay = useRef<UnderWay>(undefined)
  const { pathname } = useLocation()
  const form = useForm(addToCartWrite, useCartLineAddMutation(), {
    fields,
    // The answer has the count alone: that page shows the line too.
    reloadsPage: pathname === CART_PATH,
    onDone() {
      const added = forget(underWay)
      const action = <CartLink>{t('add.seeCart')}</CartLink>
      // Without a network it waits on the device (lib/offline).
      const title = navigator.onLine ? t('add.done') : t('offline:kept')
      if (added) notify({ ...toastOf(added), type: 'success', title, action })
    },
    // What was refused, and what failed, has its own toast.
    onRefused: () => void forget(underWay),
  })
  // The visitor leaves: nobody is left to tell how it ended.
  useEffect(() => () => void forget(underWay), [])

  function begin(added: Added): boolean {
    if (underWay.current) return false
    underWay.current = { added, toast: notify({ ...toastOf(added), type: 'loading', title: t('add.busy') }) }
    return true
  }

  return { ...form, begin }
}

/** Takes the toast of what is under way off the screen. */
function forget(underWay: RefObject<UnderWay | undefined>): Added | undefined {
  if (!underWay.current) return undefined
  const { added, toast } = underWay.current
  underWay.current = undefined
  dismiss(toast)
  return added
}

function toastOf({ name, picture, note }: Added) {
  return { body: <Text>{note ? `${name} · ${note}` : name}</Text>, picture: <Picture base={picture} alt="" sizes="44px" /> }
}

function CartLink({ children }: { children: string }) {
  return (
    <TextLink asChild underlined>
      <Link to={CART_PATH} viewTransition>
        {children}
      </Link>
    </TextLink>
  )
}

/** The fields of every form that adds one product to the cart. `slug`: the product whose page asks for a size when none was chosen. */
export function AddFields({ variantId, slug }: { variantId?: string; slug?: string }) {
  return (
    <>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="quantity" value="1" />
      {slug === undefined ? null : <input type="hidden" name="slug" value={slug} />}
      {variantId === undefined ? null : <input type="hidden" name="variantId" value={variantId} />}
    </>
  )
}
