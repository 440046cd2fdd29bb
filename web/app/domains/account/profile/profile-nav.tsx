import { keysOf } from '#app/lib/records/records.ts'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { type ProfilePage, profilePaths } from '#app/domains/account/account-paths.ts'
import { cx } from '#app/ui/cx.ts'

const row =
  'flex min-h-tap items-center rounded-sm px-3.5 text-15 whitespace-nowrap text-text-2 transition-colors hover:bg-surface-2 hover:text-text ' +
  'aria-[current]:bg-surface-2 aria-[current]:font-semibold aria-[current]:text-text forced-colors:aria-[current]:outline-2 ' +
  // Supporting browsers scroll to the current link before any script runs.
  'aria-[current]:[scroll-initial-target:nearest]'

/** The account menu with log out: a column beside the page from 1024 px on, a scrolling row above it on phones. */
export function ProfileNav({ current }: { current?: ProfilePage }) {
  const { t } = useTranslation('account')
  return (
    <nav aria-label={t('nav.label')} className="min-w-0 lg:sticky lg:top-6 lg:self-start">
      <ul className="bleed no-scrollbar flex gap-1 overflow-x-auto border-b border-line pb-2 *:flex-none lg:mx-0 lg:grid lg:border-b-0 lg:px-0 lg:pb-0">
        {keysOf(profilePaths).map((page) => (
          <li key={page}>
            <Link
              ref={page === current ? centerInList : undefined}
              to={profilePaths[page]}
              className={row}
              aria-current={page === current ? 'page' : undefined}
              viewTransition
            >
              {t(`nav.${page}`)}
            </Link>
          </li>
        ))}
        <li className="lg:mt-2 lg:border-t lg:border-line lg:pt-2">
          <LogOutForm className={row} />
        </li>
      </ul>
    </nav>
  )
}

/** Scrolls the row of links so that the current one is in its middle. `scrollIntoView` would scroll the page too. */
function centerInList(link: HTMLElement | null): void {
  const list = link?.closest('ul')
  if (!link || !list) return
  const [inner, outer] = [link.getBoundingClientRect(), list.getBoundingClientRect()]
  list.scrollLeft += inner.x + inner.width / 2 - (outer.x + outer.width / 2)
}

/** Ends the session. A plain form, because everything changes with the session: the browser loads a new document. */
function LogOutForm({ className }: { className?: string }) {
  const { t } = useTranslation('account')
  return (
    <form method="post" action="/logout">
      <button type="submit" className={cx('w-full text-start', className)}>
        {t('nav.logOut')}
      </button>
    </form>
  )
}
