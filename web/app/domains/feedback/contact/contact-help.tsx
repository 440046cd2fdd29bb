import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { useViewer } from '#app/lib/session/use-viewer.ts'
import { ChevronForward } from '#app/ui/directional-icon.tsx'
import { feedbackPaths } from '#app/domains/feedback/feedback-paths.ts'

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
    <nav aria-labelledby="help" className="grid gap-1">
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
