import { useId, useState } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Drawer } from '#app/ui/dialog.tsx'
import { LiveRegion } from '#app/ui/live-region.tsx'
import { appliedCount } from './applied-filters.tsx'
import type { FilterProps } from './facets.ts'
import { FilterPanel } from './filter-panel.tsx'
import { clearFilter } from '#app/domains/search/list-filter.ts'
import { useFilterCounts } from './use-filter-counts.ts'

type Props = FilterProps & { open: boolean; onClose: () => void; total: number }

/**
 * Drawer with the filters. Choices are applied by its button, which shows how many products they leave; closing it
 * otherwise discards them.
 */
export function FilterSheet({ open, onClose, total, connection, categories, filter, onChange }: Props) {
  const { t } = useTranslation(['search', 'common'])
  const id = useId()
  const [draft, setDraft] = useState(filter)
  const known = { ...connection, totalCount: total }
  const { counts = known, busy } = useFilterCounts(draft, known)
  const show = t('filter.show', { count: counts.totalCount })

  function apply() {
    // An invalid price has to be corrected first.
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
          <Button variant="outline" disabled={appliedCount(draft) === 0} onClick={() => setDraft(clearFilter(draft))}>
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
