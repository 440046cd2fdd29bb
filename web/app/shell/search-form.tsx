import Search from 'lucide-react/icons/search'
import { Form, useLocation, useSearchParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { cx } from '#app/ui/cx.ts'

type Props = { className?: string }

/** The search field of the header: GET /search?q=, with or without JavaScript. */
export function SearchForm({ className }: Props) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const typed = pathname === '/search' ? (params.get('q') ?? '') : ''
  return (
    <Form role="search" action="/search" className={className} viewTransition>
      <label
        className={cx(
          'flex h-tap items-center gap-2 rounded-sm bg-surface-2 px-3 text-14 text-text-2',
          'focus-within:bg-bg focus-within:inset-ring-2 focus-within:inset-ring-text',
        )}
      >
        <Search aria-hidden="true" strokeWidth={1.75} className="size-4.5 flex-none" />
        <span className="sr-only">{t('search.label')}</span>
        {/* The key brings the words of another page of results into the field. */}
        <input
          key={typed}
          type="search"
          name="q"
          maxLength={100}
          enterKeyHint="search"
          defaultValue={typed}
          placeholder={t('search.placeholder')}
          className="min-w-0 flex-1 bg-transparent text-text outline-none"
        />
      </label>
      <button type="submit" className="sr-only">
        {t('search.submit')}
      </button>
    </Form>
  )
}
