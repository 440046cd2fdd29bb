import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { asChoice, choiceNow, CONSENT } from '#app/domains/pixels/consent-choice.ts'
import { plainCookie } from '#app/lib/http/cookies.ts'
import { Button } from '#app/ui/button.tsx'
import { useHere } from './use-here.ts'

const load = () => import('#app/domains/pixels/delivery.ts')

/**
 * Asks for consent to measurement. Both answers look alike, the page stays usable, and no answer counts as none. A
 * form, which works without JavaScript. After consent the page reloads, because its policy blocks the pixels; not while
 * a form has input.
 */
export function ConsentBanner() {
  const { t } = useTranslation('consent')
  const [answered, setAnswered] = useState(false)
  const here = useHere()
  const typed = useRef(false)
  useEffect(() => {
    // A cached page may be older than the choice.
    if (choiceNow()) return setAnswered(true)
    const onInput = () => void (typed.current = true)
    document.addEventListener('input', onInput)
    return () => document.removeEventListener('input', onInput)
  }, [])
  if (answered || here === '/privacy-settings') return null
  const onSubmit = (event: SubmitEvent) => {
    const { submitter } = event.nativeEvent
    const choice = submitter instanceof HTMLButtonElement && asChoice(submitter.value)
    if (!choice) return
    event.preventDefault()
    document.cookie = plainCookie(CONSENT, choice)
    setAnswered(true)
    document.getElementById('main')?.focus({ preventScroll: true })
    const reloads = choice === 'yes' && !typed.current
    void load().then(({ takeChoice }) => {
      takeChoice(choice, { reloads })
      if (reloads) window.location.reload()
    })
  }
  return (
    <section aria-labelledby="consent" className="consent shadow-3">
      <form method="post" action="/consent" onSubmit={onSubmit} className="grid gap-2 sm:gap-3">
        <input type="hidden" name="back" value={here} />
        <div>
          <h2 id="consent" className="font-display text-15 font-semibold">
            {t('ask.title')}
          </h2>
          <p className="mt-0.5 text-13 leading-ui text-text-2 sm:mt-1 sm:text-14">
            {t('ask.text')}{' '}
            <Link to="/privacy-settings" className="underline underline-offset-4 hover:text-text">
              {t('ask.more')}
            </Link>
          </p>
        </div>
        <div className="grid grid-cols-2 gap-3">
          <Button type="submit" variant="outline" size="sm" name={CONSENT} value="yes">
            {t('ask.yes')}
          </Button>
          <Button type="submit" variant="outline" size="sm" name={CONSENT} value="no">
            {t('ask.no')}
          </Button>
        </div>
      </form>
    </section>
  )
}
