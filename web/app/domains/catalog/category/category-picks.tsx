import { Link, useLocation } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Chip, ChipRow } from '#app/ui/chip.tsx'
import type { CategoryPicks_CategoryFragment } from './__generated__/category-picks.ts'

type Props = {
  categories: readonly CategoryPicks_CategoryFragment[]
  /** Slug of the current department; undefined for all. */
  chosen?: string
}

/** Links that limit the current page to a department: `?category=`. */
export function CategoryPicks({ categories, chosen }: Props) {
  const { t } = useTranslation('catalog')
  const { pathname } = useLocation()
  const pick = (slug: string | undefined, name: string) => (
    <Chip key={slug ?? ''} asChild>
      <Link
        to={slug === undefined ? pathname : `${pathname}?category=${encodeURIComponent(slug)}`}
        aria-current={slug === chosen ? 'true' : undefined}
        preventScrollReset
      >
        {name}
      </Link>
    </Chip>
  )
  return (
    <ChipRow label={t('picks.label')} className="mb-6">
      {pick(undefined, t('picks.all'))}
      {categories.filter(({ productCount }) => productCount !== 0).map(({ slug, name }) => pick(slug, name))}
    </ChipRow>
  )
}
