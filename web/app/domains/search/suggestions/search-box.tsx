import { type RefObject, useEffect, useId, useState } from 'react'
import X from 'lucide-react/icons/x'
import { useLocation } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { LiveRegion } from '#app/ui/live-region.tsx'
import { forgetSearch, rememberSearch, useRecentSearches } from './recent-searches.ts'
import { type Suggestion, suggestionGroups, useSuggestions } from './suggestions.ts'
import { SuggestionPanel } from './suggestion-panel.tsx'
import { fillsScreen, useFullScreenForm } from './use-full-screen-form.ts'
import { useCombobox } from './use-combobox.ts'

/** ARIA attributes of the field. */
export type ComboboxState = { 'aria-expanded': boolean; 'aria-controls'?: string; 'aria-activedescendant'?: string }

export type SearchBoxProps = {
  form: RefObject<HTMLFormElement | null>
  input: RefObject<HTMLInputElement | null>
  /** Search words of the page, which the field shows after a navigation. */
  searched: string
  /** Sets the text of the field. */
  write: (text: string) => void
  onState: (state: ComboboxState) => void
}

/**
 * Makes a search field a combobox (ARIA 1.2) with a list of suggestions for mouse, touch, keyboard and screen reader.
 */
export function SearchBox({ form, input, searched, write, onState }: SearchBoxProps) {
  const { t } = useTranslation('search')
  const id = useId()
  const { key: page } = useLocation()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState<string>()
  const [shownOn, setShownOn] = useState(page)
  if (shownOn !== page) {
    setShownOn(page)
    setTyped(searched)
    hide()
  }
  const recent = useRecentSearches()
  const { found, settled } = useSuggestions(typed, open)

  const groups = suggestionGroups(typed, recent, found)
  const options = groups.flatMap((group) => group.options)
  const reached = options.findIndex(({ key }) => key === active)
  const optionId = (option: Suggestion) => `${id}-${options.indexOf(option)}`

  function show() {
    setTyped(input.current?.value ?? '')
    setOpen(true)
  }
  function hide() {
    setOpen(false)
    setActive(undefined)
  }
  function empty() {
    write('')
    setTyped('')
  }
  /** Hides the phone's keyboard, which would cover the next page. */
  function leave() {
    hide()
    if (window.matchMedia?.('(pointer: coarse)').matches) input.current?.blur()
  }
  function choose({ kind, text }: Suggestion) {
    if (kind === 'recent' || kind === 'meant' || kind === 'term' || kind === 'popular') rememberSearch(text)
    leave()
  }

  useCombobox(
    { form, input, open },
    {
      onOpen: show,
      onClose: hide,
      onText: () => {
        setActive(undefined)
        show()
      },
      onSubmit: () => {
        rememberSearch(input.current?.value ?? '')
        leave()
      },
      onKey: ({ key }) => {
        const at = options[reached]
        const go = (place: number) => {
          setActive(options.at(place)?.key)
          return true
        }
        switch (key) {
          case 'ArrowDown':
          case 'ArrowUp':
            if (!open) show()
            // Beyond either end the field itself is active.
            else if (key === 'ArrowDown') setActive(options[reached + 1]?.key)
            else setActive(reached < 0 ? options.at(-1)?.key : options[reached - 1]?.key)
            return true
          case 'Home':
            return open && at !== undefined && go(0)
          case 'End':
            return open && at !== undefined && go(-1)
          case 'Enter':
            if (!open || !at) return false
            document.getElementById(optionId(at))?.click()
            return true
          case 'Delete':
            if (!open || at?.kind !== 'recent') return false
            setActive((options[reached + 1]?.kind === 'recent' ? options[reached + 1] : options[reached - 1])?.key)
            forgetSearch(at.text)
            return true
          case 'Tab':
            // While the form fills the screen nothing else can be focused, so Tab closes it.
            if (open && fillsScreen()) hide()
            return false
          case 'Escape':
            if (open) hide()
            else empty()
            return true
          default:
            return false
        }
      },
    },
  )
  useFullScreenForm(form, open)
  const activeId = open && reached >= 0 ? `${id}-${reached}` : undefined
  useEffect(
    () =>
      onState({
        'aria-expanded': open,
        ...(open && { 'aria-controls': `${id}-list` }),
        ...(activeId && { 'aria-activedescendant': activeId }),
      }),
    [onState, open, id, activeId],
  )
  return (
    <>
      {typed === '' ? null : (
        <IconButton
          label={t('suggest.clear')}
          className="search-clear"
          onClick={() => {
            empty()
            input.current?.focus()
          }}
        >
          <X aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
        </IconButton>
      )}
      <button type="button" className="search-cancel min-h-tap text-14 font-semibold" onClick={leave}>
        {t('suggest.cancel')}
      </button>
      {open ? (
        <SuggestionPanel
          listId={`${id}-list`}
          groups={groups}
          typed={typed}
          active={active}
          settled={settled}
          nothing={settled && typed.trim() !== '' && found?.products.length === 0}
          optionId={optionId}
          onChoose={choose}
        />
      ) : null}
      <LiveRegion>{open && settled ? t('suggest.count', { count: options.length }) : ''}</LiveRegion>
    </>
  )
}
