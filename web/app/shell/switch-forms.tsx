import { useHere } from './use-here.ts'

export const LANGUAGE_FORM = 'language'
export const THEME_FORM = 'theme'

/** The forms of the language and theme switches, one each for all their buttons. They lead back to the page. */
export function SwitchForms() {
  const here = useHere()
  return (
    <>
      <form id={LANGUAGE_FORM} method="post" action="/locale" hidden>
        <input type="hidden" name="back" value={here} />
      </form>
      <form id={THEME_FORM} method="post" action="/theme" hidden>
        <input type="hidden" name="back" value={here} />
      </form>
    </>
  )
}
