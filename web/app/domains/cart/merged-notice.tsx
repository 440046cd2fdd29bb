import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { mergedText } from '#app/lib/merged-cart/merged-text.ts'
import type { Merged } from '#app/lib/merged-cart/merged-cookie.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Alert } from '#app/ui/alert.tsx'

/** What became of what the customer chose before she logged in, on the page itself: a toast says it aloud. */
export function MergedNotice({ merged }: { merged: Merged }) {
  const { t } = useTranslation('cart')
  return (
    <Alert tone={merged.reduced + merged.dropped > 0 ? 'warning' : 'success'}>
      <Text>{mergedText(merged, t)}</Text>
    </Alert>
  )
}
