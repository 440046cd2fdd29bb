import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { cx } from '#app/ui/cx.ts'
import { ArrowForward } from '#app/ui/directional-icon.tsx'
import { RecentRemovers } from './recent-removers.tsx'
import { SlashSwitch } from './slash-switch.tsx'
import type { Suggestion, SuggestionGroup } from './suggestion-groups.ts'
import { SuggestionList } from './suggestion-list.tsx'

type Props = {
  listId: string
  groups: readonly SuggestionGroup[]
  typed: string
  active: string | undefined
  /** The suggestions are those for what is typed. */
  settled: boolean
  /** Nothing has what is typed. */
  nothing: boolean
  optionId: (option: Suggestion) => string
  onChoose: (option: Suggestion) => void
}

/** What opens under the search field. Presses in it leave the focus in the field. */
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
        <p className="px-5 pt-4 text-14 text-text-2 lg:px-6">
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
            <span>
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
