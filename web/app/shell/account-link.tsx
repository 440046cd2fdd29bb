import User from 'lucide-react/icons/user'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { useOneSession } from '#app/domains/session/use-one-session.ts'
import { useIsViewerKnown, useViewer } from '#app/domains/session/use-viewer.ts'
import { loginPath } from '#app/lib/route/login-path.ts'
import { useHere } from './use-here.ts'

/**
 * The link to the profile with the customer's photo and, on wide screens, first name; for guests to the login. Neutral
 * while the viewer is unknown.
 */
export function AccountLink() {
  const { t } = useTranslation('account')
  const viewer = useViewer()
  const isKnown = useIsViewerKnown()
  useOneSession(isKnown ? (viewer?.id ?? '') : undefined)
  const unnamed = t(isKnown ? 'nav.logIn' : 'nav.label')
  const name = viewer && firstName(viewer.fullName)
  return (
    <Link
      to={useAccountPath()}
      aria-label={name ? t('nav.of', { name }) : unnamed}
      className="inline-flex min-h-tap min-w-tap flex-none items-center justify-center gap-2 rounded-sm transition-colors hover:bg-surface-2 xl:px-2"
      viewTransition
    >
      {viewer?.image ? (
        <img src={viewer.image} alt="" width={28} height={28} className="size-7 rounded-full object-cover" />
      ) : (
        <User aria-hidden="true" strokeWidth={1.75} className="size-6" />
      )}
      <bdi className="hidden max-w-28 truncate text-14 font-semibold xl:inline">{name ?? unnamed}</bdi>
    </Link>
  )
}

function firstName(fullName: string): string {
  return fullName.split(' ', 1)[0] ?? fullName
}

/**
 * Returns the address of the profile, also while the viewer is unknown, because its guard decides; for guests that of
 * the login.
 */
export function useAccountPath(): string {
  const isGuest = useViewer() === null
  const here = useHere()
  return useIsViewerKnown() && isGuest ? loginPath(here) : '/profile'
}
