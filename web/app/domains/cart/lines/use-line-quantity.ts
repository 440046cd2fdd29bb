import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { randomId } from '#app/lib/http/random-id.ts'
import { neededClient } from '#app/lib/apollo/needed-client.ts'
import { whenNeeded } from '#app/lib/apollo/when-needed.ts'
import { asLocale, type Locale } from '#app/lib/locale/locale.ts'
import { useCartLineUpdateMutation } from '#app/domains/cart/__generated__/cart-writes.ts'
import { coalesce } from '#app/domains/cart/coalesce.ts'
import { cartShown, showQuantity } from '#app/domains/cart/shown-cart.ts'

/** Milliseconds in which further clicks belong to the same wish. */
const QUIET = 300

/**
 * Changes how many of a line are wanted: the page, its sums and the badge show it at once, the shop hears the last wish only, and
 * what it refuses goes back with a toast that says why. `flush` sends at once, `drop` forgets what was not sent yet.
 */
export function useLineQuantity(lineId: string) {
  const { i18n } = useTranslation()
  const [update] = useCartLineUpdateMutation()
  const locale = asLocale(i18n.language) ?? 'ar'
  const wishes = useMemo(() => {
    const send = async (quantity: number) => {
      const client = await neededClient().catch(() => undefined)
      const cart = client ? cartShown(client.cache) : null
      const shown = { cartLineUpdate: { __typename: 'CartLineUpdatePayload' as const, userErrors: [], cart } }
      return update({ input: { lineId, quantity: String(quantity), key: randomId() } }, { optimistic: cart ? shown : undefined })
    }
    return wishesFor({ lineId, locale, send })
  }, [lineId, locale, update])
  useEffect(() => wishes.flush, [wishes])
  return wishes
}

type Line = { lineId: string; locale: Locale; send: (quantity: number) => Promise<unknown> }

function wishesFor({ lineId, locale, send }: Line) {
  let forget: (() => void) | undefined
  const { set, flush, drop } = coalesce<number>({ wait: QUIET, send, onSettled: () => forget?.() })
  function change(quantity: number): void {
    forget?.()
    forget = shown(lineId, quantity, locale)
    set(quantity)
  }
  return { change, flush, drop }
}

/** Shows a quantity, as soon as there is a cache to show it in. Gives the way back. */
function shown(lineId: string, quantity: number, locale: Locale): () => void {
  let takeBack: (() => void) | undefined
  const forget = whenNeeded(({ cache }) => void (takeBack = showQuantity(cache, lineId, quantity, locale)))
  return () => {
    forget()
    takeBack?.()
  }
}
