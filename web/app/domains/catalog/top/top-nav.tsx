import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { cx } from '#app/ui/cx.ts'
import { type TopPageName, topPaths } from './top-paths.ts'

const names = Object.keys(topPaths) as TopPageName[]

// The accent bar on the line says "you are here", as in the header.
const tab = cx(
  'relative inline-flex min-h-12 items-center font-display text-15 whitespace-nowrap text-text-2 hover:text-text',
  'aria-[current]:font-bold aria-[current]:text-text',
  'aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:-bottom-px aria-[current]:after:h-[3px]',
  'aria-[current]:after:bg-accent forced-colors:aria-[current]:after:bg-[Highlight]',
)

/** From one ranked page to the others; a phone shows the part of the row where one is. */
export function TopNav({ here }: { here: TopPageName }) {
  const { t } = useTranslation('catalog')
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const [row, current] = [nav.current, nav.current?.querySelector('[aria-current]')]
    if (!row || !current || row.scrollLeft !== 0) return
    const [around, its] = [row.getBoundingClientRect(), current.getBoundingClientRect()]
    row.scrollLeft += its.x + its.width / 2 - (around.x + around.width / 2)
  }, [here])
  return (
    <nav ref={nav} aria-label={t('top.label')} className="bleed no-scrollbar mb-6 overflow-x-auto lg:mb-8">
      <ul className="flex w-max min-w-full gap-6 border-b border-line">
        {names.map((name) => (
          <li key={name}>
            <Link to={topPaths[name]} aria-current={name === here ? 'page' : undefined} className={tab} viewTransition>
              {t(`top.${name}.name`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
