import { useId, useState } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Drawer } from '#app/ui/drawer.tsx'
import { LiveRegion } from '#app/ui/live-region.tsx'
import { appliedCount } from './applied-filters.tsx'
import { FilterPanel, type FilterProps } from './filter-panel.tsx'
import { cleared } from '#app/domains/search/list-filter.ts'
import { useCounts } from './use-filter-counts.ts'

type Props = FilterProps & { open: boolean; onClose: () => void; total: number }

/**
 * The drawer of the filters: choices are collected, and the button says how many products they leave before anything is applied.
 * Closed otherwise, the list stays as it was.
 */
export function FilterSheet({ open, onClose, total, connection, categories, filter, onChange }: Props) {
  const { t } = useTranslation(['search', 'common'])
  const id = useId()
  const [draft, setDraft] = useState(filter)
  const known = { ...connection, totalCount: total }
  const { counts = known, busy } = useCounts(draft, known)
  const show = t('filter.show', { count: counts.totalCount })

  function apply() {
    // A price that makes no sense is mended first.
    const wrong = document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (wrong) return wrong.focus()
    onClose()
    onChange(draft)
  }
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('filter.open')}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button variant="outline" disabled={appliedCount(draft) === 0} onClick={() => setDraft(cleared(draft))}>
            {t('filter.clear')}
          </Button>
          <Button onClick={apply} aria-busy={busy || undefined} className={busy ? '*:opacity-60' : undefined}>
            <span>
              <Text>{show}</Text>
            </span>
          </Button>
        </>
      }
    >
      <FilterPanel id={id} connection={counts} categories={categories} filter={draft} onChange={setDraft} />
      <LiveRegion>{busy || draft === filter ? '' : show}</LiveRegion>
    </Drawer>
  )
}
