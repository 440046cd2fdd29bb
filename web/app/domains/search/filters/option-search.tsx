import type { KeyboardEvent } from 'react'
import Search from 'lucide-react/icons/search'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { LiveRegion } from '#app/ui/live-region.tsx'
import { TextInput } from '#app/ui/text-input.tsx'

type Props = {
  /** Of the filter, for a person. */
  label: string
  typed: string
  onType: (typed: string) => void
  /** How many values have what was typed. */
  found: number
}

/** The field that finds among many values of a filter. It has no name: the form does not send it. */
export function OptionSearch({ label, typed, onType, found }: Props) {
  const { t } = useTranslation('search')
  const searching = typed.trim() !== ''
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && (event.key !== 'Escape' || typed === '')) return
    // Neither sends the form nor closes the drawer.
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
