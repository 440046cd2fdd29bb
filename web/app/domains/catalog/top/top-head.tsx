import { keysOf } from '#app/lib/records/records.ts'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { SectionHead } from '#app/ui/headings.tsx'
import { type TopPageName, topPaths } from '#app/domains/catalog/catalog-paths.ts'
import { cx } from '#app/ui/cx.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'

type Props = {
  page: TopPageName
  /** Title of a part of the ranking; that of the page by default. */
  title?: string
}

/** Head of a ranking page: breadcrumbs, title, description and links to the other rankings. */
export function TopHead({ page, title }: Props) {
  const { t } = useTranslation('catalog')
  const name = title ?? t(`top.${page}.title`)
  return (
    <>
      <TopTrail page={name} />
      <SectionHead level={1} className="mb-2" title={<Text>{name}</Text>} />
      <p className="mb-4 max-w-2xl text-15 text-text-2">
        <Text>{t(`top.${page}.text`)}</Text>
      </p>
      <TopNav here={page} />
    </>
  )
}

const names = keysOf(topPaths)

// The accent bar marks the current page, as in the header.
const tab = cx(
  'relative inline-flex min-h-12 items-center font-display text-15 whitespace-nowrap text-text-2 hover:text-text',
  'aria-[current]:font-bold aria-[current]:text-text',
  'aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:-bottom-px aria-[current]:after:h-[3px]',
  'aria-[current]:after:bg-accent forced-colors:aria-[current]:after:bg-[Highlight]',
)

/** Links between the ranking pages, scrolled to the current one. */
function TopNav({ here }: { here: TopPageName }) {
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

type TopTrailProps = { page: string; above?: { to: string; label: string } }

/** Breadcrumbs of a page outside the departments. */
export function TopTrail({ page, above }: TopTrailProps) {
  const { t } = useTranslation(['catalog', 'common'])
  const links = [{ to: '/', label: t('common:home') }, ...(above ? [above] : [])].map(({ to, label }) => (
    <Link key={to} to={to} viewTransition>
      {label}
    </Link>
  ))
  const here = (
    <span key="page">
      <Text>{page}</Text>
    </span>
  )
  return <Breadcrumbs label={t('trail')} items={[...links, here]} />
}
