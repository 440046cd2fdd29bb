import WifiOff from 'lucide-react/icons/wifi-off'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { formatMoment } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { asLocale } from '#app/lib/locale/locale.ts'
import type { WaitingChange } from '#app/lib/offline/change-store.ts'
import { Container } from '#app/ui/container.tsx'
import { OfflineChanges } from './offline-changes.tsx'

type Props = { online: boolean; keptAt: string | undefined; waiting: readonly WaitingChange[] }

/** The line below the header that says what is not of now: no network, a kept page and from when, changes that wait and which. */
export function OfflineNote({ online, keptAt, waiting }: Props) {
  const { t, i18n } = useTranslation('offline')
  const locale = asLocale(i18n.language) ?? 'ar'
  const count = waiting.length
  const lines = [
    online ? '' : t('note'),
    keptAt ? t('keptAt', { time: formatMoment(keptAt, locale) }) : '',
    count > 0 ? (online ? t('sending') : t('waiting', { count })) : '',
  ].filter(Boolean)
  const told = lines.length > 0
  return (
    <div data-offline-note="" className={told ? 'border-b border-line bg-warning-soft text-14' : undefined}>
      <Container className={told ? 'flex items-start gap-3 py-2.5' : undefined}>
        {told ? <WifiOff aria-hidden="true" className="size-5 flex-none text-warning" /> : null}
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
