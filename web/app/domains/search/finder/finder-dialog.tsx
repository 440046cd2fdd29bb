import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import type { FinderChoice } from './finder.ts'
import { FinderForm } from './finder-form.tsx'

type Props = { open: boolean; onClose: () => void; start: FinderChoice }

/** The form that finds a club's kit in a branch, over the list. */
export function FinderDialog({ open, onClose, start }: Props) {
  const { t } = useTranslation(['search', 'common'])
  return (
    <Dialog open={open} onClose={onClose} title={t('finder.title')} closeLabel={t('common:close')}>
      <FinderForm start={start} onDone={onClose} />
    </Dialog>
  )
}
