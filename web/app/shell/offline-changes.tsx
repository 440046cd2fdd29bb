import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import type { WaitingChange } from '#app/lib/offline/change-store.ts'

/** What was done to the bag without a network, in its order, to open below the line that says how much it is. */
export function OfflineChanges({ changes }: { changes: readonly WaitingChange[] }) {
  const { t } = useTranslation('offline')
  const said = ({ name, variables: { input } }: WaitingChange) => {
    const what = { name: name || t('change.unnamed'), quantity: Number(input?.quantity) || 1 }
    if (input?.variantId) return t('change.add', what)
    return input?.quantity === undefined ? t('change.remove', what) : t('change.set', what)
  }
  return (
    <details>
      <summary className="tap-area cursor-pointer font-semibold underline underline-offset-4">{t('change.show')}</summary>
      <ul className="grid list-disc gap-1 ps-5 pt-2">
        {changes.map((change) => (
          <li key={change.order}>
            <Text>{said(change)}</Text>
          </li>
        ))}
      </ul>
    </details>
  )
}
