import type { ReactNode } from 'react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudOff from 'lucide-react/icons/cloud-off'
import Hourglass from 'lucide-react/icons/hourglass'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import MapPinOff from 'lucide-react/icons/map-pin-off'
import WifiOff from 'lucide-react/icons/wifi-off'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { footerLinks } from './footer-links.ts'

const icons = {
  notFound: MapPinOff,
  gone: MapPinOff,
  broken: CircleAlert,
  unreachable: CloudOff,
  offline: WifiOff,
  forbidden: LockKeyhole,
  tooMany: Hourglass,
  unreadable: CircleAlert,
} as const

/** Length of the shown request id: enough to find it in the logs, short enough to read out. */
const ID_LENGTH = 8

type Props = { kind: keyof typeof icons; title: string; text: string; action?: ReactNode; requestId?: string }

/** An error page: reason, next action, and link to the home page. */
export function Message({
  kind,
  title,
  text,
  action = kind === 'forbidden' ? <TrackOrder /> : undefined,
  requestId,
}: Props) {
  const { t } = useTranslation('shell')
  const Icon = icons[kind]
  const lost = kind === 'notFound' || kind === 'gone'
  const home = (
    <Button asChild variant={action ? 'outline' : 'primary'}>
      <Link to="/">{t('error.backHome')}</Link>
    </Button>
  )
  return (
    <EmptyState
      level={1}
      icon={<Icon aria-hidden="true" />}
      title={<Title>{title}</Title>}
      action={
        <div className="grid gap-8">
          <div className="flex flex-wrap justify-center gap-3">
            {action}
            {home}
          </div>
          {lost && !action ? <Ways /> : null}
        </div>
      }
    >
      <p>{text}</p>
      {requestId ? (
        <p className="mt-2 text-13 text-text-3">
          <Text>{t('error.request', { id: requestId.slice(0, ID_LENGTH) })}</Text>
        </p>
      ) : null}
    </EmptyState>
  )
}

/** The title of the error. The address of a missing page stands on a line of its own. */
function Title({ children }: { children: string }) {
  const end = children.indexOf(': /') + 2
  if (end < 2) return <Text>{children}</Text>
  return (
    <>
      <Text>{children.slice(0, end)}</Text>
      <span dir="ltr" className="block">
        {children.slice(end)}
      </span>
    </>
  )
}

/** Link to order tracking: most expired links led to an order. */
function TrackOrder() {
  const { t } = useTranslation('shell')
  return (
    <Button asChild>
      <Link to={footerLinks.service.track} viewTransition>
        {t('links.track')}
      </Link>
    </Button>
  )
}

/** Links for a missing page. */
function Ways() {
  const { t } = useTranslation('shell')
  return (
    <nav aria-label={t('error.ways')}>
      <ul className="flex flex-wrap justify-center gap-2">
        {ways.map(([name, to]) => (
          <li key={to}>
            <Chip asChild>
              <Link to={to} viewTransition>
                {t(`links.${name}`)}
              </Link>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const ways = [
  ['newArrivals', footerLinks.discover.newArrivals],
  ['offers', footerLinks.discover.offers],
  ['topTeams', footerLinks.discover.topTeams],
  ['track', footerLinks.service.track],
  ['contact', footerLinks.service.contact],
] as const
