import WifiOff from 'lucide-react/icons/wifi-off'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { asLocale } from '#app/lib/locale/locale.ts'
import { Container } from '#app/ui/container.tsx'

type Props = { online: boolean; keptAt: string | undefined; waiting: number }

/** The line below the header that says what is not of now: no network, a kept page and from when, changes that wait. */
export function OfflineNote({ online, keptAt, waiting }: Props) {
  const { t, i18n } = useTranslation('offline')
  const locale = asLocale(i18n.language) ?? 'ar'
  const lines = [
    online ? '' : t('note'),
    keptAt ? t('keptAt', { time: formatMoment(keptAt, locale) }) : '',
    waiting > 0 ? (online ? t('sending') : t('waiting', { count: waiting })) : '',
  ].filter(Boolean)
  return (
    <div role="status" aria-live="polite" data-offline-note="">
      {lines.length > 0 ? (
        <div className="border-b border-line bg-warning-soft text-14">
          <Container className="flex items-center gap-3 py-2.5">
            <WifiOff aria-hidden="true" className="size-5 flex-none text-warning" />
            <p>
              <Text>{lines.join(' ')}</Text>
            </p>
          </Container>
        </div>
      ) : null}
    </div>
  )
}
