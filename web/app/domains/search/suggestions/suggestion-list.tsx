import { useId } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { cx } from '#app/ui/cx.ts'
import type { Suggestion, SuggestionGroup } from './suggestions.ts'
import { SuggestionOption } from './suggestion-option.tsx'

type Props = {
  id: string
  groups: readonly SuggestionGroup[]
  typed: string
  /** Key of the option that the arrow keys reached. */
  active: string | undefined
  busy: boolean
  optionId: (option: Suggestion) => string
  onChoose: (option: Suggestion) => void
}

const isWords = ({ kind }: SuggestionGroup) =>
  kind === 'recent' || kind === 'meant' || kind === 'term' || kind === 'popular'
const isProducts = ({ kind }: SuggestionGroup) => kind === 'product'

/** Suggestions: words beside products, and below them clubs, brands and departments. */
export function SuggestionList({ id, groups, active, busy, ...rest }: Props) {
  const { t } = useTranslation('search')
  const show = (wanted: (group: SuggestionGroup) => boolean) =>
    groups.filter(wanted).map((group) => <Group key={group.kind} group={group} active={active} {...rest} />)
  const [words, products] = [show(isWords), show(isProducts)]
  const beside = words.length > 0 && products.length > 0
  return (
    <div role="listbox" id={id} aria-label={t('suggest.label')} aria-busy={busy} className={columns(beside)}>
      {beside ? <div className="min-w-0">{words}</div> : words}
      {beside || products.length === 0 ? products : <div className="lg:col-span-full">{products}</div>}
      {show((group) => !isWords(group) && !isProducts(group))}
    </div>
  )
}

/** Classes of the columns of the list and of the overlay. */
export function columns(withProducts: boolean): string {
  return cx('grid gap-x-6 gap-y-3 p-3 lg:p-4', withProducts ? 'lg:grid-cols-[14rem_minmax(0,1fr)]' : 'lg:grid-cols-2')
}

const places: Partial<Record<Suggestion['kind'], string>> = {
  product: 'lg:grid lg:grid-cols-2',
  club: 'flex flex-wrap gap-2 px-2',
  brand: 'flex flex-wrap gap-2 px-2',
  category: 'flex flex-wrap gap-2 px-2',
}

type GroupProps = Omit<Props, 'id' | 'groups' | 'busy'> & { group: SuggestionGroup }

function Group({ group: { kind, options }, active, typed, optionId, onChoose }: GroupProps) {
  const { t } = useTranslation('search')
  const title = useId()
  return (
    <div
      role="group"
      aria-labelledby={title}
      className={cx('min-w-0', (kind === 'club' || kind === 'brand' || kind === 'category') && 'lg:col-span-full')}
    >
      <div id={title} className="flex h-9 items-center px-2 text-13 text-text-3">
        {t(`suggest.group.${kind}`)}
      </div>
      <div className={places[kind]}>
        {options.map((option) => (
          <SuggestionOption
            key={option.key}
            option={option}
            id={optionId(option)}
            typed={typed}
            active={option.key === active}
            onChoose={onChoose}
          />
        ))}
      </div>
    </div>
  )
}
