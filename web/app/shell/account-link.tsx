import User from 'lucide-react/icons/user'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { loginPath } from '#app/lib/session/login-path.ts'
import { useOneSession } from '#app/lib/session/use-one-session.ts'
import { useViewer } from '#app/lib/session/use-viewer.ts'
import { useRootData } from './root-data.ts'
import { useHere } from './use-here.ts'

/** The way to the profile with the customer's photo and, where there is room, first name; for a guest to log in and back. */
export function AccountLink() {
  const { t } = useTranslation('account')
  const viewer = useViewer()
  const here = useHere()
  useOneSession(useRootData().shell ? (viewer?.id ?? '') : undefined)
  const name = viewer && firstName(viewer.fullName)
  return (
    <Link
      to={viewer ? '/profile' : loginPath(here)}
      aria-label={name ? t('nav.of', { name }) : t('nav.logIn')}
      className="inline-flex min-h-tap min-w-tap flex-none items-center justify-center gap-2 rounded-sm transition-colors hover:bg-surface-2 xl:px-2"
      viewTransition
    >
      {viewer?.image ? (
        <img src={viewer.image} alt="" width={28} height={28} className="size-7 rounded-full object-cover" />
      ) : (
        <User aria-hidden="true" strokeWidth={1.75} className="size-6" />
      )}
      <bdi className="hidden max-w-28 truncate text-14 font-semibold xl:inline">{name ?? t('nav.logIn')}</bdi>
    </Link>
  )
}

function firstName(fullName: string): string {
  return fullName.split(' ', 1)[0] ?? fullName
}
