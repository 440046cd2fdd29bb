import { useEffect } from 'react'
import { useActionData, useSearchParams } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import type { WriteResult } from '#app/lib/forms/write.ts'
import { refusalText } from '#app/lib/notify/error-text.ts'
import { notify } from '#app/lib/notify/notify.ts'
import { Alert } from '#app/ui/alert.tsx'

/** Why somebody was sent back to the cart (`?notice=`): codes of refusals that the cart page stands for. */
const codes = ['CART_EMPTY', 'CART_CHANGED', 'PRICE_CHANGED', 'OUT_OF_STOCK', 'QUANTITY_REDUCED', 'VARIANT_UNAVAILABLE'] as const

/** Tells why the visitor was sent here: a toast, or a message in the page without JavaScript. */
export function CartNotice() {
  const { t } = useTranslation('cart')
  const [params, setParams] = useSearchParams()
  const code = codes.find((known) => known === params.get('notice'))
  const text = code && t(`notice.${code}`)
  useEffect(() => {
    if (!text) return
    notify({ type: 'warning', title: text, key: text })
    setParams(withoutNotice, { replace: true, preventScrollReset: true })
  }, [text, setParams])
  if (!text) return null
  return (
    <noscript>
      <Alert tone="warning">{text}</Alert>
    </noscript>
  )
}

/** Refusals of a form sent without JavaScript; with JavaScript they are toasts. The refusal of a quantity stands at its line. */
export function PostedRefusals() {
  const { t } = useTranslation()
  const posted = useActionData() as WriteResult | undefined
  if (!posted || posted.ok || posted.userErrors.length === 0 || posted.values.intent === 'update') return null
  return (
    <Alert tone="danger" live>
      {posted.userErrors.map((refusal) => (
        <p key={refusal.code}>{refusalText(refusal, t)}</p>
      ))}
    </Alert>
  )
}

function withoutNotice(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params)
  rest.delete('notice')
  return rest
}
