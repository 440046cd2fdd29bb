import { lazy, Suspense, useState } from 'react'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { loadWithRetry, prefetch } from '#app/lib/lazy/lazy-part.tsx'
import { CountBadge } from '#app/ui/icon-button.tsx'
import { appliedCount } from './applied-filters.tsx'
import type { FilterProps } from './facets.ts'

const load = () => import('./filter-sheet.tsx')
const FilterSheet = lazy(async () => ({ default: (await loadWithRetry(load)).FilterSheet }))

/**
 * Button on phones that opens the filters, with the number of active ones. The drawer's code is prefetched on pointer
 * enter, else loaded on press.
 */
export function FilterDrawer({ total, ...props }: FilterProps & { total: number }) {
  const { t } = useTranslation('search')
  // Each opening starts from the filter of the list; changes that were not applied are discarded.
  const [{ open, times }, setState] = useState({ open: false, times: 0 })
  const applied = appliedCount(props.filter)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={() => prefetch(load)}
        onClick={() => setState({ open: true, times: times + 1 })}
        className="flex min-h-12 items-center justify-center gap-2 font-display text-14 font-semibold"
      >
        <SlidersHorizontal aria-hidden="true" strokeWidth={1.75} className="size-5" />
        <span>{t('filter.open')}</span>
        {applied > 0 ? <CountBadge>{applied}</CountBadge> : null}
      </button>
      {times > 0 ? (
        <Suspense>
          <FilterSheet
            key={times}
            open={open}
            onClose={() => setState({ open: false, times })}
            total={total}
            {...props}
          />
        </Suspense>
      ) : null}
    </>
  )
}
