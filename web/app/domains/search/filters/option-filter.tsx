import { type KeyboardEvent, useState } from 'react'
import Search from 'lucide-react/icons/search'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { ClubDisc } from '#app/ui/club-disc.tsx'
import type { FacetValue } from './facets.ts'
import { findFolded } from '#app/domains/search/fold-text.ts'
import { MoreOptions, useFirstOptions } from './more-options.tsx'
import { OptionBox } from './option-box.tsx'
import { LiveRegion } from '#app/ui/live-region.tsx'
import { TextInput } from '#app/ui/text-input.tsx'

export type OptionProps = {
  label: string
  /** Name of the form field. */
  name: string
  values: readonly FacetValue[]
  selected: readonly string[]
  onSelect: (value: string, on: boolean) => void
  /** Whether all values are shown at first. */
  expanded: boolean
}

/** Checkboxes of a filter: the first values, the others behind a toggle, and a search field when there are many. */
export function OptionFilter({ label, name, values, selected, onSelect, expanded }: OptionProps) {
  const { t } = useTranslation('search')
  const { all, first, rest, deselect, many } = useFirstOptions(values, selected)
  const [typed, setTyped] = useState('')
  const searching = typed.trim() !== ''
  const fits = ({ label: named, slug }: FacetValue) =>
    !searching || findFolded(`${named} ${slug.replaceAll('-', ' ')}`, typed)
  const box = (value: FacetValue) => {
    const select = (on: boolean) => {
      if (!on) deselect(value)
      onSelect(value.slug, on)
    }
    const { slug, label: text, count, emblem } = value
    return (
      <OptionBox
        key={slug}
        // Values that do not match stay in the form, hidden.
        hidden={!fits(value)}
        name={name}
        value={slug}
        icon={emblem ? <ClubDisc {...emblem} size="sm" /> : null}
        label={<Text>{text}</Text>}
        count={count}
        checked={selected.includes(slug)}
        onSelect={select}
      />
    )
  }
  return (
    <ChoiceGroup legend={label} hideLegend>
      {many ? <OptionSearch label={label} typed={typed} onType={setTyped} found={all.filter(fits).length} /> : null}
      <MoreOptions
        name={name}
        label={t('filter.more', { count: rest.length })}
        rest={rest.length > 0 ? () => rest.map(box) : null}
        expanded={expanded}
        searching={searching}
      >
        {first.map(box)}
      </MoreOptions>
    </ChoiceGroup>
  )
}

type Props = {
  label: string
  typed: string
  onType: (typed: string) => void
  /** Number of values that match. */
  found: number
}

/** Search field for the values of a filter. It has no name, so the form does not submit it. */
function OptionSearch({ label, typed, onType, found }: Props) {
  const { t } = useTranslation('search')
  const searching = typed.trim() !== ''
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && (event.key !== 'Escape' || typed === '')) return
    // Must neither submit the form nor close the drawer.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') onType('')
  }
  return (
    <div className="pb-2 noscript:hidden">
      <TextInput
        type="search"
        icon={<Search aria-hidden="true" strokeWidth={1.75} />}
        aria-label={t('filter.find', { filter: label })}
        placeholder={t('filter.find', { filter: label })}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {searching && found === 0 ? <p className="pt-2 text-14 text-text-3">{t('filter.found', { count: 0 })}</p> : null}
      <LiveRegion>{searching ? t('filter.found', { count: found }) : ''}</LiveRegion>
    </div>
  )
}
