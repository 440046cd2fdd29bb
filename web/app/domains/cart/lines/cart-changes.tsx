import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { useCartRefreshMutation } from '#app/domains/cart/__generated__/cart-writes.ts'
import type { WholeCart_CartFragment as Cart } from '#app/domains/cart/__generated__/whole-cart.ts'

type Change = Cart['changes'][number]
type Props = Pick<Cart, 'changes' | 'lines'>

/**
 * Lists changed prices and removed products. They are shown once: displaying them calls cartRefresh, which marks them
 * as seen. Problems of lines that still exist are shown at the line.
 */
export function CartChanges({ changes, lines }: Props) {
  const { t } = useTranslation('cart')
  const [refresh] = useCartRefreshMutation()
  const fresh = useMemo(
    () => changes.filter(({ code, line }) => code === 'PRICE_CHANGED' || !lines.some(({ id }) => id === line?.id)),
    [changes, lines],
  )
  const [shownChanges, setShownChanges] = useState(fresh)
  const reported = useRef('')
  const signature = fresh.map(({ name, code, priceNow }) => `${name} ${code} ${priceNow?.formatted}`).join()
  useEffect(() => {
    if (signature === '' || signature === reported.current) return
    reported.current = signature
    setShownChanges(fresh)
    void refresh()
  }, [fresh, signature, refresh])
  const shown = fresh.length > 0 ? fresh : shownChanges
  if (shown.length === 0) return null
  const text = ({ code, name, available, priceWas, priceNow }: Change) =>
    t(`changes.${code}`, { name, now: priceNow?.formatted, was: priceWas?.formatted, count: available ?? 0 })
  return (
    <Alert tone="warning" title={t('changes.title')} action={<SeenForm label={t('changes.seen')} />}>
      <ul className="grid gap-1">
        {shown.map((change) => (
          <li key={change.name + change.code}>
            <Text>{text(change)}</Text>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function SeenForm({ label }: { label: string }) {
  return (
    <noscript>
      <form method="post" action="/my-cart">
        <input type="hidden" name="intent" value="refresh" />
        <Button type="submit" variant="outline" size="sm">
          {label}
        </Button>
      </form>
    </noscript>
  )
}
