import { useState } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { ClubDisc } from '#app/ui/club-disc.tsx'
import type { FacetValue } from './facets.ts'
import { findFolded } from '#app/domains/search/typing/fold-text.ts'
import { MoreOptions } from './more-options.tsx'
import { OptionBox } from './option-box.tsx'
import { OptionSearch } from './option-search.tsx'
import { useFirstOptions } from './use-first-options.ts'

export type OptionProps = {
  /** Of the filter, for a person. */
  label: string
  /** Of the field. */
  name: string
  values: readonly FacetValue[]
  selected: readonly string[]
  onSelect: (value: string, on: boolean) => void
}

/** The values of a filter as a list of boxes: the first of them, the others behind a line, a field that finds among many. */
export function OptionFilter({ label, name, values, selected, onSelect }: OptionProps) {
  const { t } = useTranslation('search')
  const { all, first, rest, giveUp, many } = useFirstOptions(values, selected)
  const [typed, setTyped] = useState('')
  const searching = typed.trim() !== ''
  const fits = ({ label: named, slug }: FacetValue) => !searching || findFolded(`${named} ${slug.replaceAll('-', ' ')}`, typed)
  const box = (value: FacetValue) => {
    const select = (on: boolean) => {
      if (!on) giveUp(value)
      onSelect(value.slug, on)
    }
    const { slug, count } = value
    return (
      // One that is not sought stays in the form, out of sight.
      <div key={slug} hidden={!fits(value)}>
        <OptionBox
          name={name}
          value={slug}
          label={<Label value={value} />}
          count={count}
          checked={selected.includes(slug)}
          onSelect={select}
        />
      </div>
    )
  }
  return (
    <ChoiceGroup legend={label} hideLegend>
      {many ? <OptionSearch label={label} typed={typed} onType={setTyped} found={all.filter(fits).length} /> : null}
      <MoreOptions
        label={t('filter.more', { count: rest.length })}
        rest={rest.length > 0 ? rest.map(box) : null}
        open={searching}
      >
        {first.map(box)}
      </MoreOptions>
    </ChoiceGroup>
  )
}

function Label({ value: { label, emblem } }: { value: FacetValue }) {
  const text = <Text>{label}</Text>
  if (!emblem) return text
  return (
    <span className="flex items-center gap-2">
      <ClubDisc pattern={emblem.pattern} colors={emblem.colors} size="sm" />
      <span>{text}</span>
    </span>
  )
}
