import { type ReactNode, useEffect, useState } from 'react'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Phone from 'lucide-react/icons/phone'
import Send from 'lucide-react/icons/send'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { nationalMobile } from '#app/lib/phone/national-mobile.ts'
import { contactHours } from '#app/lib/shop/contact-hours.ts'
import { shop, telLink, whatsappLink } from '#app/lib/shop/shop.ts'
import { Ltr } from '#app/ui/bidi-text.tsx'
import { cx } from '#app/ui/cx.ts'
import { Panel } from '#app/ui/panel.tsx'
import { cairoTime } from '#app/lib/dates/cairo.ts'
import { useViewer } from '#app/domains/session/use-viewer.ts'
import { ChevronForward } from '#app/ui/directional-icon.tsx'
import { feedbackPaths } from '#app/domains/feedback/feedback-paths.ts'

/** The contact channels, and whether somebody answers now. `now`: ISO moment of the server. */
export function ContactWays({ now }: { now: string }) {
  const { t, locale } = useTranslation('feedback')
  const hours = contactHours(locale)
  const open = isOpenAt(shop.contactHours, useMoment(now))
  const { whatsapp, phone, email, messenger, telegram } = shop
  return (
    <Panel as="section" aria-labelledby="ways" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-1">
        <h2 id="ways" className="type-h4">
          {t('contact.ways')}
        </h2>
        <p className={cx('flex items-center gap-2 text-14 font-semibold', open ? 'text-success' : 'text-text-2')}>
          <span aria-hidden="true" className={cx('size-2 flex-none rounded-full', open ? 'bg-success' : 'bg-text-3')} />
          <span>
            <Text>{open ? t('contact.open', { hour: hours.to }) : t('contact.closed', { hour: hours.from })}</Text>
          </span>
        </p>
        <p className="text-14 text-text-2">
          <Text>{t('contact.hours', hours)}</Text>
        </p>
      </div>
      <ul>
        <Way
          href={whatsappLink(whatsapp, t('contact.whatsappText'))}
          icon={<MessageCircle />}
          out
          note={nationalMobile(`+${whatsapp}`)}
        >
          {t('contact.whatsapp')}
        </Way>
        <Way href={telLink(phone)} icon={<Phone />} note={phone}>
          {t('contact.call')}
        </Way>
        {messenger ? (
          <Way href={messenger} icon={<MessagesSquare />} out>
            {t('contact.messenger')}
          </Way>
        ) : null}
        {telegram ? (
          <Way href={telegram} icon={<Send />} out>
            {t('contact.telegram')}
          </Way>
        ) : null}
        {email ? (
          <Way href={`mailto:${email}`} icon={<Mail />} note={email}>
            {t('contact.email')}
          </Way>
        ) : null}
      </ul>
    </Panel>
  )
}

type WayProps = { href: string; icon: ReactNode; note?: string; out?: boolean; children: ReactNode }

function Way({ href, icon, note, out = false, children }: WayProps) {
  return (
    <li className="border-b border-line last:border-0">
      <a
        href={href}
        {...(out && { target: '_blank', rel: 'noreferrer' })}
        className="flex min-h-14 flex-wrap items-center gap-x-3 text-15 hover:underline [&_svg]:size-5 [&_svg]:flex-none [&_svg]:text-text-2"
      >
        <span aria-hidden="true">{icon}</span>
        <span className="flex-1 font-semibold">{children}</span>
        {note ? <Ltr className="text-14 wrap-anywhere text-text-2">{note}</Ltr> : null}
      </a>
    </li>
  )
}

/** Update interval of the current time, in milliseconds. */
const WHILE = 60_000

/** The current time as an ISO timestamp: first the server's, for equal hydration, then updated every minute. */
function useMoment(loadedAt: string): string {
  const [now, setNow] = useState<string>()
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), WHILE)
    return () => clearInterval(timer)
  }, [])
  return now ?? loadedAt
}

/** Times `HH:MM` in Africa/Cairo; 24:00 is midnight, and later times close on the next day. */
export type Hours = { from: string; to: string }

/**
 * Whether daily opening hours include an ISO timestamp in UTC, by local time in Africa/Cairo including daylight saving
 * time.
 */
export function isOpenAt({ from, to }: Hours, moment: string): boolean {
  const { hour, minute } = cairoTime(moment)
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
  return from < to ? time >= from && time < to : time >= from || time < to
}

/** Links to pages that answer most contact messages. */
export function ContactHelp() {
  const { t } = useTranslation('feedback')
  const viewer = useViewer()
  const ways = [
    { to: '/track-order', name: 'track' },
    { to: feedbackPaths.complaints, name: 'complaint' },
    { to: feedbackPaths.find, name: 'find' },
    ...(viewer ? [{ to: feedbackPaths.tickets, name: 'tickets' } as const] : []),
  ] as const
  return (
    <nav aria-labelledby="help" className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h2 id="help" className="type-h4">
        {t('contact.help')}
      </h2>
      <ul>
        {ways.map(({ to, name }) => (
          <li key={name} className="border-b border-line last:border-0">
            <Link to={to} viewTransition className="group flex min-h-16 items-center gap-3 py-2">
              <span className="grid flex-1">
                <span className="text-15 font-semibold group-hover:underline">{t(`contact.${name}`)}</span>
                <span className="text-14 text-text-2">{t(`contact.${name}Text`)}</span>
              </span>
              <ChevronForward className="size-5 flex-none text-text-3" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
