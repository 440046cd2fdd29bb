import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { notify } from '#app/lib/notify/notify.ts'
import { Alert } from '#app/ui/alert.tsx'
import { type Merged, mergedText } from '#app/domains/cart/merge/merge-report.ts'
import { Text } from '#app/lib/i18n/text.tsx'

/** Refusals that redirect to the page which resolves them (`?notice=`). */
const codes = [
  'CART_EMPTY',
  'CART_CHANGED',
  'PRICE_CHANGED',
  'OUT_OF_STOCK',
  'QUANTITY_REDUCED',
  'VARIANT_UNAVAILABLE',
  'CONTACT_REQUIRED',
  'ADDRESS_REQUIRED',
  'REGION_NOT_DELIVERABLE',
  'PICKUP_UNAVAILABLE',
  'PICKUP_GONE',
  'CHOICE_GONE',
] as const

/** Shows why the visitor was redirected: as a red toast (specification §8), or without JavaScript as an alert. */
export function CartNotice() {
  const { t } = useTranslation('cart')
  const [params, setParams] = useSearchParams()
  const code = codes.find((known) => known === params.get('notice'))
  const text = code && t(`notice.${code}`)
  useEffect(() => {
    if (!text) return
    notify({ type: 'error', title: text, key: text })
    setParams(withoutNotice, { replace: true, preventScrollReset: true })
  }, [text, setParams])
  if (!text) return null
  return (
    <noscript>
      <Alert tone="danger">{text}</Alert>
    </noscript>
  )
}

function withoutNotice(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params)
  rest.delete('notice')
  return rest
}

/** Shows the result of merging the guest cart into the customer's cart at login. A toast announces it too. */
export function MergedNotice({ merged }: { merged: Merged }) {
  const { t } = useTranslation('cart')
  return (
    <Alert tone={merged.reduced + merged.dropped > 0 ? 'warning' : 'success'}>
      <Text>{mergedText(merged, t)}</Text>
    </Alert>
  )
}
