import User from 'lucide-react/icons/user'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { loginPath } from '#app/lib/session/login-path.ts'
import { useOneSession } from '#app/lib/session/use-one-session.ts'
import { useViewer } from '#app/lib/session/use-viewer.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { useRootData } from './root-data.ts'
import { useHere } from './use-here.ts'

/** The way to the profile with the customer's photo, or for a guest to log in and back. */
export function AccountLink() {
  const { t } = useTranslation('account')
  const viewer = useViewer()
  const here = useHere()
  useOneSession(useRootData().shell ? (viewer?.id ?? '') : undefined)
  return (
    <IconButton asChild label={viewer ? t('nav.of', { name: firstName(viewer.fullName) }) : t('nav.logIn')}>
      <Link to={viewer ? '/profile' : loginPath(here)} viewTransition>
        {viewer?.image ? (
          <img src={viewer.image} alt="" width={28} height={28} className="size-7 rounded-full object-cover" />
        ) : (
          <User aria-hidden="true" strokeWidth={1.75} className="size-6" />
        )}
      </Link>
    </IconButton>
  )
}

function firstName(fullName: string): string {
  return fullName.split(' ', 1)[0] ?? fullName
}
