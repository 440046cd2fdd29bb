import {
  type ComponentType,
  type KeyboardEvent as ReactKeyboardEvent,
  lazy,
  type PointerEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
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

/** Number of departments that fit at 1024 px; wider screens have all of the settings. */
const FIT = 5
/** Name of the menu of the departments without a link of their own; no slug. */
const OTHERS = '*'

const load = () => import('./mega-menu.tsx')
const loadOthers = () => import('./other-departments.tsx')
// Without the code the categories remain links. Offline, the code loads when the connection is back.
const MegaMenu = lazy<ComponentType<{ category: Category }>>(() =>
  loadWithRetry(load).then(
    ({ MegaMenu: menu }) => ({ default: menu }),
    () => ({ default: () => null }),
  ),
)
const OtherDepartments = lazy<ComponentType<{ narrow: readonly Category[]; others: readonly Category[] }>>(() =>
  loadWithRetry(loadOthers).then(
    ({ OtherDepartments: menu }) => ({ default: menu }),
    () => ({ default: () => null }),
  ),
)

/**
 * The categories in the header, each with a menu: opened by hover, by the down arrow key, or by a button beside it for
 * touch and screen readers. A last menu has the departments without a link of their own.
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
  const chosen = here.pathname === '/search' ? new URLSearchParams(here.search).get('category') : null
  const categories = shop.headerCategories.flatMap((slug) => all?.filter((category) => category.slug === slug) ?? [])
  const narrow = categories.slice(FIT)
  const others = all?.filter((category) => !categories.includes(category)) ?? []
  return (
    <nav aria-label={t('menu.title')} className={className}>
      <ul className="flex h-header gap-4.5 xl:gap-7">
        {categories.map((category, place) => (
          <Department
            key={category.id}
            to={categoryPath(category.slug)}
            text={category.name}
            label={t('menu.everything', { name: category.name })}
            current={chosen === category.slug}
            className={place < FIT ? undefined : 'max-xl:hidden'}
            fetch={load}
            menu={category.children?.length ? <MegaMenu category={category} /> : null}
            open={open === category.slug}
            onChange={(opened, wait) => change(opened ? category.slug : undefined, wait)}
          />
        ))}
        <Department
          to="/categories"
          text={t(all ? 'menu.others' : 'menu.all')}
          label={t('menu.others')}
          current={here.pathname === '/categories' || others.some(({ slug }) => slug === chosen)}
          className={all && others.length === 0 ? 'xl:hidden' : undefined}
          fetch={loadOthers}
          menu={all ? <OtherDepartments narrow={narrow} others={others} /> : null}
          open={open === OTHERS}
          onChange={(opened, wait) => change(opened ? OTHERS : undefined, wait)}
        />
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

type Props = {
  to: string
  text: string
  /** Name of the button that opens the menu. */
  label: string
  current: boolean
  className?: string
  /** Fetches the code of the menu. */
  fetch: () => Promise<unknown>
  menu: ReactNode
  open: boolean
  onChange: (open: boolean, wait?: number) => void
}

function Department({ to, text, label, current, className, fetch, menu, open, onChange }: Props) {
  const link = useRef<HTMLAnchorElement>(null)
  const onEscape = useEffectEvent(() => {
    if (link.current?.parentElement?.contains(document.activeElement)) link.current.focus()
    onChange(false)
  })
  useEffect(() => {
    if (!open) return
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onEscape()
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])
  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !menu) return
    prefetch(fetch)
    onChange(true, ARRIVES)
  }
  const onArrow = (event: ReactKeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !menu) return
    event.preventDefault()
    onChange(true)
  }
  return (
    <li
      className={cx('flex h-full items-center', className)}
      onPointerEnter={onPointerEnter}
      onPointerLeave={() => onChange(false, LEAVES)}
      onBlur={(event) => event.relatedTarget && !event.currentTarget.contains(event.relatedTarget) && onChange(false)}
    >
      <Link
        ref={link}
        to={to}
        aria-current={current ? 'page' : undefined}
        aria-expanded={menu ? open : undefined}
        className="category-link"
        onFocus={() => menu && prefetch(fetch)}
        onKeyDown={onArrow}
        viewTransition
      >
        {text}
      </Link>
      {menu ? (
        <>
          {/* Not a second tab stop for each department: the keyboard opens the menu with the link's arrow key. */}
          <button
            type="button"
            tabIndex={-1}
            aria-expanded={open}
            onClick={() => onChange(!open)}
            className="category-opener"
          >
            <span className="sr-only">{label}</span>
            <ChevronDown aria-hidden="true" className={cx('size-4 transition-transform', open && 'rotate-180')} />
          </button>
          {open ? <Suspense>{menu}</Suspense> : null}
        </>
      ) : null}
    </li>
  )
}
