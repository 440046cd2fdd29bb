import { useState } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { allowSlash, mayUseSlash } from '#app/lib/keyboard/slash-key.ts'

/** Tells that the slash key focuses the search, with a switch to turn it off: dictation software can press keys by accident. */
export function SlashSwitch() {
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
