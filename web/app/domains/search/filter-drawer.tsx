import { useId, useState } from 'react'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { CountBadge } from '#app/ui/count-badge.tsx'
import { Drawer } from '#app/ui/drawer.tsx'
import { appliedCount } from './applied-filters.tsx'
import { FilterPanel, type FilterProps } from './filter-panel.tsx'
import { cleared, filterPath } from './list-filter.ts'

type Props = FilterProps & { total: number; pending: boolean }

/** A phone's filters: a button with how many are on, and the drawer, whose own button counts what they leave. */
export function FilterDrawer({ total, pending, ...panel }: Props) {
  const { t } = useTranslation(['search', 'common'])
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const id = useId()
  const applied = appliedCount(panel.filter)
  return (
    <>
      <button
        type="button"
        onClick={() => setState('open')}
        className="flex min-h-12 items-center justify-center gap-2 font-display text-14 font-semibold"
      >
        <SlidersHorizontal aria-hidden="true" strokeWidth={1.75} className="size-5" />
        <span>{t('filter.open')}</span>
        {applied > 0 ? <CountBadge>{applied}</CountBadge> : null}
      </button>
      {state === 'never' ? null : (
        <Drawer
          open={state === 'open'}
          onClose={() => setState('closed')}
          title={t('filter.label')}
          closeLabel={t('common:close')}
          footer={
            <>
              <Button asChild variant="outline">
                <Link to={filterPath(cleared(panel.filter))} preventScrollReset>
                  {t('filter.clear')}
                </Link>
              </Button>
              <Button className="flex-1" loading={pending} onClick={() => setState('closed')}>
                {t('filter.show', { count: total })}
              </Button>
            </>
          }
        >
          <FilterPanel id={id} {...panel}>
            <input type="hidden" name="sort" value={panel.filter.sort} />
          </FilterPanel>
        </Drawer>
      )}
    </>
  )
}
