import type { ComponentType } from 'react'
import Clock from 'lucide-react/icons/clock'
import Star from 'lucide-react/icons/star'
import Tag from 'lucide-react/icons/tag'
import TrendingUp from 'lucide-react/icons/trending-up'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { cx } from '#app/ui/cx.ts'
import { topPaths } from '#app/domains/catalog/catalog-paths.ts'

type Icon = ComponentType<{ className?: string; strokeWidth?: number; 'aria-hidden'?: 'true' }>
const shortcuts: readonly [name: 'offers' | 'newArrivals' | 'bestSeller' | 'topProducts', Icon][] = [
  ['offers', Tag],
  ['newArrivals', Clock],
  ['bestSeller', TrendingUp],
  ['topProducts', Star],
]

/** Links to offers and rankings; offers are highlighted. */
export function CategoryShortcuts() {
  const { t } = useTranslation('catalog')
  return (
    <nav aria-label={t('top.label')}>
      <ul className="grid grid-cols-pair gap-card lg:grid-cols-4">
        {shortcuts.map(([name, Icon]) => (
          <li key={name}>
            <Link
              to={topPaths[name]}
              className={cx(
                'flex min-h-16 items-center gap-3 rounded-md px-4 font-display text-16 font-semibold wrap-anywhere transition-colors',
                'max-sm:gap-2 max-sm:px-3 max-sm:text-15',
                'forced-colors:border',
                name === 'offers'
                  ? 'bg-accent text-on-accent hover:bg-accent-hover'
                  : 'bg-surface-1 hover:bg-surface-2',
              )}
              viewTransition
            >
              <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 flex-none" />
              {t(`top.${name}.name`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
