import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import Search from 'lucide-react/icons/search'
import { Form, useLocation, useSearchParams } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import type { ComboboxState, SearchBoxProps } from '#app/domains/search/suggestions/search-box.tsx'
import { mayUseSlash } from '#app/domains/search/suggestions/slash-key.ts'

const load = async () => ({ default: (await import('#app/domains/search/suggestions/search-box.tsx')).SearchBox })
// The form works without this code.
const SearchBox = lazy<ComponentType<SearchBoxProps>>(() => load().catch(() => ({ default: () => null })))

/** The search field of the header: GET /search?q=, also without JavaScript. Suggestions load with its first use. */
export function SearchForm({ className }: { className?: string }) {
  const { t } = useTranslation('shell')
  const { pathname, key } = useLocation()
  const [params] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [used, setUsed] = useState(false)
  // Undefined until hydration: before it the field has no suggestions.
  const [state, setState] = useState<ComboboxState>()
  useEffect(() => {
    setState({ 'aria-expanded': false })
    // The field may have the focus already.
    if (form.current?.contains(document.activeElement)) setUsed(navigator.onLine)
  }, [])
  useSlashKey(input)

  // A navigation replaces the text; input before hydration stays.
  const searched = pathname === '/search' ? (params.get('q') ?? '') : ''
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current !== key) write(input, searched)
    shown.current = key
  }, [key, searched])
  return (
    <div className={className}>
      <Form
        ref={form}
        role="search"
        action="/search"
        className="search-form"
        data-open={state?.['aria-expanded'] || undefined}
        // A rejected import would unmount the page.
        onFocus={() => setUsed(used || navigator.onLine)}
        viewTransition
      >
        <div className="search-line">
          <button
            type="submit"
            aria-label={t('search.submit')}
            className="grid h-full w-10 flex-none place-items-center text-text-2"
          >
            <Search aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          </button>
          <input
            ref={input}
            role={state ? 'combobox' : 'searchbox'}
            aria-label={t('search.label')}
            aria-autocomplete={state && 'list'}
            aria-keyshortcuts={state && '/'}
            name="q"
            maxLength={100}
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            defaultValue={searched}
            placeholder={t('search.placeholder')}
            className="h-full min-w-0 flex-1 bg-transparent pe-2 text-ellipsis not-placeholder-shown:pe-10 text-text outline-none"
            {...state}
          />
        </div>
        {used ? (
          <Suspense>
            <SearchBox
              form={form}
              input={input}
              searched={searched}
              write={(text) => write(input, text)}
              onState={setState}
            />
          </Suspense>
        ) : null}
      </Form>
    </div>
  )
}

function write({ current: field }: RefObject<HTMLInputElement | null>, text: string): void {
  if (field) field.value = text
}

/** Focuses the field with the slash key if it is visible, no dialog is open and no other field has the focus. */
function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const input = field.current
      if (!input?.getClientRects().length || !isSlash(event) || isTaken(event.target) || !mayUseSlash()) return
      event.preventDefault()
      input.focus()
      input.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [field])
}

/** Whether the key is the slash key, also on an Arabic keyboard, where it types a letter. */
function isSlash({ key, code, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return !altKey && !ctrlKey && !metaKey && (key === '/' || (code === 'Slash' && key === 'ظ'))
}

function isTaken(target: EventTarget | null): boolean {
  const typing = target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
  return Boolean(typing || document.querySelector('dialog[open]'))
}
