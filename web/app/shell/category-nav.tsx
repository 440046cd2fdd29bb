import { type ComponentType, lazy, type PointerEvent, Suspense, useEffect, useRef, useState } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Link, useLocation } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { topPaths } from '#app/domains/catalog/catalog-paths.ts'
import { prefetch, loadWithRetry } from '#app/lib/lazy/lazy-part.tsx'
import { shop } from '#app/lib/shop/shop.ts'
import { cx } from '#app/ui/cx.ts'
import { type RootShellQuery, useRootShellQuery } from './__generated__/shell.ts'
import { categoryPath } from './paths.ts'

type Category = NonNullable<RootShellQuery['categories']>[number]

/** Delays in milliseconds: a passing mouse does not open a menu, and one that slips off does not close it. */
const [ARRIVES, LEAVES] = [100, 250]

const load = () => import('./mega-menu.tsx')
// Without the code the categories remain links. Offline, the code loads when the connection is back.
const MegaMenu = lazy<ComponentType<{ category: Category }>>(() =>
  loadWithRetry(load).then(({ MegaMenu: menu }) => ({ default: menu }), () => ({ default: () => null })),
)

/**
 * The categories in the header, each with a menu: opened by hover, or by a button beside it for keyboard and touch.
 */
export function CategoryNav({ className }: { className?: string }) {
  const { t } = useTranslation('shell')
  const { categories: all } = useRootShellQuery().data
  const here = useLocation()
  const [open, setOpen] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const change = (slug?: string, wait = 0) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(slug), wait)
  }
  useEffect(() => change(), [here.key])
  const chosen = new URLSearchParams(here.search).get('category')
  const categories = shop.headerCategories.flatMap((slug) => all?.filter((category) => category.slug === slug) ?? [])
  return (
    <nav aria-label={t('menu.title')} className={className}>
      <ul className="flex h-header gap-4.5 xl:gap-7">
        {categories.map((category) => (
          <Department
            key={category.id}
            category={category}
            current={chosen === category.slug && here.pathname === '/search'}
            open={open === category.slug}
            onChange={change}
          />
        ))}
        {all ? null : (
          <li className="h-full">
            <Link to="/categories" aria-current={here.pathname === '/categories' ? 'page' : undefined} className="category-link" viewTransition>
              {t('menu.all')}
            </Link>
          </li>
        )}
        <li className="h-full">
          <Link
            to={topPaths.offers}
            aria-current={here.pathname === topPaths.offers ? 'page' : undefined}
            className="category-link text-accent-text"
            viewTransition
          >
            {t('menu.offers')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

type Props = { category: Category; current: boolean; open: boolean; onChange: (slug?: string, wait?: number) => void }

function Department({ category, current, open, onChange }: Props) {
  const { t } = useTranslation('shell')
  const { name, slug } = category
  const children = category.children ?? []
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (button.current?.parentElement?.contains(document.activeElement)) button.current.focus()
      onChange()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open, onChange])
  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || children.length === 0) return
    prefetch(load)
    onChange(slug, ARRIVES)
  }
  return (
    <li
      className="flex h-full items-center"
      onPointerEnter={onPointerEnter}
      onPointerLeave={() => onChange(undefined, LEAVES)}
      onBlur={(event) => event.relatedTarget && !event.currentTarget.contains(event.relatedTarget) && onChange()}
    >
      <Link to={categoryPath(slug)} aria-current={current ? 'page' : undefined} className="category-link" viewTransition>
        {name}
      </Link>
      {children.length > 0 ? (
        <>
          <button
            ref={button}
            type="button"
            aria-expanded={open}
            onFocus={() => prefetch(load)}
            onClick={() => onChange(open ? undefined : slug)}
            className="category-opener"
          >
            <span className="sr-only">{t('menu.everything', { name })}</span>
            <ChevronDown aria-hidden="true" className={cx('size-4 transition-transform', open && 'rotate-180')} />
          </button>
          {open ? (
            <Suspense>
              <MegaMenu category={category} />
            </Suspense>
          ) : null}
        </>
      ) : null}
    </li>
  )
}
