import X from 'lucide-react/icons/x'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { forgetSearch, forgetSearches } from './recent-searches.ts'
import { columns } from './suggestion-list.tsx'

/**
 * The buttons that take recent searches away. A list of options may hold no buttons, so they lie over its first group, row by row;
 * in the field the Delete key does the same.
 */
export function RecentRemovers({ terms }: { terms: readonly string[] }) {
  const { t } = useTranslation('search')
  return (
    <div className={`pointer-events-none [grid-area:1/1] ${columns(false)}`}>
      <div className="justify-self-end [&_button]:pointer-events-auto">
        <div className="flex h-9 items-center justify-end">
          <button type="button" className="tap-area px-2 text-13 font-semibold underline underline-offset-4" onClick={forgetSearches}>
            {t('suggest.forgetAll')}
          </button>
        </div>
        <ul className="grid justify-items-end">
          {terms.map((term) => (
            <li key={term}>
              <IconButton label={t('suggest.forget', { q: term })} tabIndex={-1} onClick={() => forgetSearch(term)}>
                <X aria-hidden="true" strokeWidth={1.75} className="size-4 text-text-3" />
              </IconButton>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
