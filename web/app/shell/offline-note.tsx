import WifiOff from 'lucide-react/icons/wifi-off'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { formatMoment } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import type { WaitingChange } from '#app/domains/cart/offline/change-store.ts'
import { Container } from '#app/ui/container.tsx'

type Props = { online: boolean; keptAt: string | undefined; waiting: readonly WaitingChange[] }

/** The line below the header about outdated content: no connection, the time of a cached page, waiting changes. */
export function OfflineNote({ online, keptAt, waiting }: Props) {
  const { t, locale } = useTranslation('offline')
  const count = waiting.length
  const lines = [
    online ? '' : t('note'),
    keptAt ? t('keptAt', { time: formatMoment(keptAt, locale) }) : '',
    count > 0 ? (online ? t('sending') : t('waiting', { count })) : '',
  ].filter(Boolean)
  const isShown = lines.length > 0
  return (
    <div data-offline-note="" className={isShown ? 'border-b border-line bg-warning-soft text-14' : undefined}>
      <Container className={isShown ? 'flex items-start gap-3 py-2.5' : undefined}>
        {isShown ? <WifiOff aria-hidden="true" className="size-5 flex-none text-warning" /> : null}
        <div className="grid min-w-0 gap-1.5">
          <p role="status">
            <Text>{lines.join(' ')}</Text>
          </p>
          {!online && count > 0 ? <OfflineChanges changes={waiting} /> : null}
        </div>
      </Container>
    </div>
  )
}

/** Lists the waiting changes of the cart, in a closed `details` element. */
function OfflineChanges({ changes }: { changes: readonly WaitingChange[] }) {
  const { t } = useTranslation('offline')
  const describeChange = ({ name, variables: { input } }: WaitingChange) => {
    const [line] = (input?.lines ?? []) as readonly { quantity?: number }[]
    const what = { name: name || t('change.unnamed'), quantity: Number((line ?? input)?.quantity) || 1 }
    if (line) return t('change.add', what)
    return input?.quantity === undefined ? t('change.remove', what) : t('change.set', what)
  }
  return (
    <details>
      <summary className="tap-area min-h-6 cursor-pointer font-semibold underline underline-offset-4">
        {t('change.show')}
      </summary>
      <ul className="grid list-disc gap-1 ps-5 pt-2">
        {changes.map((change) => (
          <li key={change.order}>
            <Text>{describeChange(change)}</Text>
          </li>
        ))}
      </ul>
    </details>
  )
}
