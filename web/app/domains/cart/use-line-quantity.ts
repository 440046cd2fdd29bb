import { useEffect, useMemo, useRef } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { asLocale } from '#app/lib/locale/locale.ts'
import { useCartLineUpdateMutation } from './__generated__/cart-writes.ts'
import { coalesce } from './coalesce.ts'
import { showQuantity } from './shown-cart.ts'

/** Milliseconds in which further clicks belong to the same wish. */
const QUIET = 300

/**
 * Changes how many of a line are wanted: the page, its sums and the badge show it at once, the shop hears the last wish only, and
 * what it refuses goes back with a toast that says why.
 */
export function useLineQuantity(lineId: string) {
  const { cache } = useApolloClient()
  const { i18n } = useTranslation()
  const [update] = useCartLineUpdateMutation()
  const locale = asLocale(i18n.language) ?? 'ar'
  const forget = useRef<() => void>(undefined)
  const wishes = useMemo(
    () =>
      coalesce<number>({
        wait: QUIET,
        send: (quantity) => update({ input: { lineId, quantity: String(quantity) } }),
        onSettled: () => forget.current?.(),
      }),
    [lineId, update],
  )
  useEffect(() => wishes.flush, [wishes])
  return {
    change(quantity: number): void {
      forget.current?.()
      forget.current = showQuantity(cache, lineId, quantity, locale)
      wishes.set(quantity)
    },
    flush: wishes.flush,
    drop: wishes.drop,
  }
}
