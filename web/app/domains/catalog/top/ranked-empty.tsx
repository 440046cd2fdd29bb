import Trophy from 'lucide-react/icons/trophy'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

/** Nothing is here to be ranked: the way to everything. */
export function RankedEmpty({ title }: { title?: string }) {
  const { t } = useTranslation('catalog')
  return (
    <EmptyState
      icon={<Trophy aria-hidden="true" />}
      title={title ?? t('top.empty')}
      action={
        <Button asChild>
          <Link to="/categories">{t('categories.title')}</Link>
        </Button>
      }
    />
  )
}
