import { useState } from 'react'
import X from 'lucide-react/icons/x'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { cx } from '#app/ui/cx.ts'
import { ArrowForward } from '#app/ui/directional-icon.tsx'
import type { Suggestion, SuggestionGroup } from './suggestions.ts'
import { columns, SuggestionList } from './suggestion-list.tsx'
import { allowSlash, mayUseSlash } from './slash-key.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { forgetSearch, forgetSearches } from './recent-searches.ts'

type Props = {
  listId: string
  groups: readonly SuggestionGroup[]
  typed: string
  active: string | undefined
  /** Whether the suggestions belong to the typed text. */
  settled: boolean
  /** Whether no product matches the typed text. */
  nothing: boolean
  optionId: (option: Suggestion) => string
  onChoose: (option: Suggestion) => void
}

/** Panel below the search field. Presses in it keep the focus in the field. */
export function SuggestionPanel({ listId, groups, typed, settled, nothing, ...list }: Props) {
  const { t } = useTranslation('search')
  const q = typed.trim()
  const [first] = groups
  return (
    <div
      className={cx('search-panel', groups.length === 0 && !nothing && 'lg:hidden')}
      onMouseDown={(event) => event.preventDefault()}
    >
      {nothing ? (
        <p className="px-5 pt-4 text-14 text-text-2 wrap-anywhere lg:px-6">
          <Text>{t('empty.query', { q })}</Text>
        </p>
      ) : null}
      <div className="grid">
        <div className="[grid-area:1/1]">
          <SuggestionList id={listId} groups={groups} typed={typed} busy={!settled} {...list} />
        </div>
        {q === '' && first?.kind === 'recent' ? <RecentRemovers terms={first.options.map(({ text }) => text)} /> : null}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line px-5 py-1 text-14 lg:px-6">
        {q === '' ? (
          <span />
        ) : (
          <button type="submit" className="inline-flex min-h-tap items-center gap-2 font-semibold hover:underline">
            <span className="min-w-0 wrap-anywhere">
              <Text>{t('suggest.all', { q })}</Text>
            </span>
            <ArrowForward className="size-4" />
          </button>
        )}
        <SlashSwitch />
      </div>
    </div>
  )
}

/**
 * Tells that the slash key focuses the search, with a switch to turn it off: dictation software can press keys by
 * accident.
 */
function SlashSwitch() {
  const { t } = useTranslation('search')
  const [allowed, setAllowed] = useState(mayUseSlash)
  return (
    <button
      type="button"
      aria-pressed={allowed}
      className="hidden min-h-tap items-center gap-2 text-13 text-text-3 hover:text-text lg:inline-flex coarse:hidden"
      onClick={() => {
        allowSlash(!allowed)
        setAllowed(!allowed)
      }}
    >
      <kbd aria-hidden="true" className={`rounded-xs border border-line-2 px-1.5 ${allowed ? '' : 'line-through'}`}>
        /
      </kbd>
      {t('suggest.slash')}
    </button>
  )
}

/**
 * Buttons that delete recent searches. A listbox must not contain buttons, so they lie over its first group, row by
 * row. In the field the Delete key does the same.
 */
function RecentRemovers({ terms }: { terms: readonly string[] }) {
  const { t } = useTranslation('search')
  return (
    <div className={`pointer-events-none [grid-area:1/1] ${columns(false)}`}>
      <div className="justify-self-end [&_button]:pointer-events-auto">
        <div className="flex h-9 items-center justify-end">
          <button
            type="button"
            className="tap-area min-h-6 px-2 text-13 font-semibold underline underline-offset-4"
            onClick={forgetSearches}
          >
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
