import { type RefObject, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { Text } from '#app/lib/i18n/text.tsx'
import { dismiss, notify } from '#app/lib/notify/notify.ts'
import { Picture } from '#app/ui/picture.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { useCartLinesAddMutation } from './__generated__/add-to-cart.ts'
import { addToCartWrite, CART_PATH } from './add-to-cart-write.ts'

/** Content of the toast. `note`: the chosen size. */
export type Added = { name: string; picture: string; note?: string }

type Pending = { added: Added; toast: string }

/**
 * Form that adds a product to the cart; a plain POST without JavaScript. `begin` returns whether the form may submit:
 * not while a submission is pending. A loading toast is shown at once, then a success toast. Refusals and faults are
 * shown by `useForm`.
 */
export function useAddToCart({ fields }: { fields?: readonly string[] } = {}) {
  const { t } = useTranslation(['catalog', 'offline'])
  const pending = useRef<Pending>(undefined)
  const { pathname } = useLocation()
  const form = useForm(addToCartWrite, useCartLinesAddMutation(), {
    fields,
    // The answer contains only the count, and the cart page also shows the line.
    reloadsPage: pathname === CART_PATH,
    onDone() {
      const added = dismissPending(pending)
      const action = <CartLink>{t('add.seeCart')}</CartLink>
      // Offline, the mutation is queued on the device (domains/cart/offline).
      const title = navigator.onLine ? t('add.done') : t('offline:kept')
      if (added) notify({ ...toastOf(added), type: 'success', title, action })
    },
    // Refusals and faults have toasts of their own.
    onRefused: () => void dismissPending(pending),
  })
  // Removes the loading toast when the component unmounts.
  useEffect(() => () => void dismissPending(pending), [])

  function begin(added: Added): boolean {
    if (pending.current) return false
    pending.current = { added, toast: notify({ ...toastOf(added), type: 'loading', title: t('add.busy') }) }
    return true
  }

  return { ...form, begin }
}

/** Dismisses the toast of a pending submission. */
function dismissPending(pending: RefObject<Pending | undefined>): Added | undefined {
  if (!pending.current) return undefined
  const { added, toast } = pending.current
  pending.current = undefined
  dismiss(toast)
  return added
}

function toastOf({ name, picture, note }: Added) {
  return {
    body: <Text>{note ? `${name} · ${note}` : name}</Text>,
    picture: <Picture base={picture} alt="" sizes="44px" />,
  }
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

/**
 * Hidden fields of forms that add one product to the cart. `slug`: the product whose page asks for a size when none was
 * chosen.
 */
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
