import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Panel } from '#app/ui/panel.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { profilePaths } from '#app/domains/account/account-paths.ts'

type Props = { language: ReactNode; theme: ReactNode }

const row = 'flex min-h-14 flex-wrap items-center justify-between gap-x-6 border-t border-line first-of-type:border-t-0'

/** The customer's settings: language and theme (the shell's switches), and a link to change the password. */
export function ProfileSettings({ language, theme }: Props) {
  const { t } = useTranslation('account')
  return (
    <Panel as="section" aria-labelledby="settings">
      <h2 id="settings" className="type-h3 mb-3">
        {t('profile.settings')}
      </h2>
      <div className={row}>
        <span>{t('profile.language')}</span>
        {language}
      </div>
      <div className={row}>
        <span>{t('profile.theme')}</span>
        {theme}
      </div>
      <div className={row}>
        <span>{t('profile.password')}</span>
        <TextLink asChild>
          <Link to={profilePaths.changePassword} viewTransition>
            {t('nav.changePassword')}
          </Link>
        </TextLink>
      </div>
    </Panel>
  )
}
