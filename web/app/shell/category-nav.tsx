import { type KeyboardEvent, useState } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Link, useLocation } from 'react-router'
import { useTranslation } from 'react-i18next'
import { topPaths } from '#app/domains/catalog/top/top-paths.ts'
import { shop } from '#app/shop.config.ts'
import { cx } from '#app/ui/cx.ts'
import type { ShellQuery } from './__generated__/shell.ts'
import { categoryPath } from './paths.ts'
import { useRootData } from './root-data.ts'

type Category = ShellQuery['categories'][number]

// The accent bar on the header's bottom line says "you are here".
const item = cx(
  'relative inline-flex h-full items-center font-display text-15 font-medium whitespace-nowrap aria-[current]:font-bold',
  'after:absolute after:inset-x-0 after:-bottom-px after:h-[3px] after:scale-x-0 after:bg-accent after:transition-transform',
  'hover:after:scale-x-100 aria-[current]:after:scale-x-100',
)

/** The departments in the header, each with what is below it. */
export function CategoryNav({ className }: { className?: string }) {
  const { t } = useTranslation('shell')
  const { shell } = useRootData()
  const here = useLocation()
  const chosen = new URLSearchParams(here.search).get('category')
  const categories = shop.headerCategories.flatMap((slug) => shell?.categories.filter((category) => category.slug === slug) ?? [])
  return (
    <nav aria-label={t('menu.title')} className={className}>
      <ul className="flex h-header gap-4.5 xl:gap-7">
        {categories.map((category) => (
          <Department key={category.id} category={category} current={chosen === category.slug && here.pathname === '/search'} />
        ))}
        <li className="h-full">
          <Link
            to={topPaths.offers}
            aria-current={here.pathname === topPaths.offers ? 'page' : undefined}
            className={cx(item, 'text-accent-text')}
            viewTransition
          >
            {t('menu.offers')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

function Department({ category, current }: { category: Category; current: boolean }) {
  const { t } = useTranslation('shell')
  const [open, setOpen] = useState(false)
  const { name, slug, children } = category
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false)
  }
  return (
    <li
      className="group relative flex h-full items-center"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
      onKeyDown={onKeyDown}
    >
      <Link to={categoryPath(slug)} aria-current={current ? 'page' : undefined} className={item} onClick={() => setOpen(false)} viewTransition>
        {name}
      </Link>
      {children.length > 0 ? (
        <>
          <button
            type="button"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className="sr-only rounded-sm focus-visible:not-sr-only focus-visible:ms-1"
          >
            <span className="sr-only">{t('menu.everything', { name })}</span>
            <ChevronDown aria-hidden="true" className="size-4" />
          </button>
          {open ? <Below categories={children} onChoose={() => setOpen(false)} /> : null}
        </>
      ) : null}
    </li>
  )
}

function Below({ categories, onChoose }: { categories: Category['children']; onChoose: () => void }) {
  return (
    <ul
      onClick={onChoose}
      // Its words stand below the department's; what is long takes a second column.
      className={cx(
        'absolute -start-5 top-full z-40 grid w-max min-w-48 rounded-b-md border border-line-2 bg-bg p-2 shadow-3',
        categories.length > 6 && 'grid-flow-col grid-rows-5 gap-x-4',
      )}
    >
      {categories.map(({ id, slug, name }) => (
        <li key={id}>
          <Link to={categoryPath(slug)} className="flex min-h-tap items-center rounded-sm px-3 text-15 hover:bg-surface-2" viewTransition>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
