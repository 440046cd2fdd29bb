import { startTransition, useEffect, useRef, useState } from 'react'
import { OTPInput, type SlotProps } from 'input-otp'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { foldDigits } from '#app/lib/forms/typed-text.ts'
import { cx } from '#app/ui/cx.ts'
import { FieldError } from '#app/ui/field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

type Props = {
  error?: string
  /** Changes with each response: a refused code is cleared. */
  answer: unknown
  /** Whether the fourth digit sends the form. */
  sends?: boolean
}

const LENGTH = 4

const digitsIn = (text: string) => foldDigits(text).replace(/\D/g, '').slice(0, LENGTH)

/**
 * Field for a four-digit code, shown as four boxes. It is one input, so that paste, autofill from a message and Arabic
 * digits work. Before hydration it is a plain input.
 */
export function CodeField({ error, answer, sends = false }: Props) {
  const { t } = useTranslation('account')
  const [value, setValue] = useState('')
  const isHydrated = useHydrated()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (answer) startTransition(() => setValue(''))
  }, [answer])
  return (
    <div className="grid gap-1.5">
      <label htmlFor="code" className="text-14 font-semibold">
        {t('form.code')}
        <span aria-hidden="true" className="text-accent-text">
          {' *'}
        </span>
      </label>
      {/* input-otp adds no style element, which the policy forbids, where one with this id exists: its rules are in code-field.css. */}
      <span hidden id="input-otp-style" />
      <OTPInput
        ref={box}
        id="code"
        name="code"
        maxLength={LENGTH}
        value={value}
        onChange={(typed) => setValue(digitsIn(typed))}
        onComplete={() => sends && box.current?.form?.requestSubmit()}
        pasteTransformer={digitsIn}
        inputMode="numeric"
        autoComplete="one-time-code"
        noScriptCSSFallback={null}
        pushPasswordManagerStrategy="none"
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'code-error' : undefined}
        containerClassName={cx('code-field w-fit', !isHydrated && 'code-field-plain')}
        dir="ltr"
        render={({ slots }) => (
          <span dir="ltr" className="flex gap-[min(0.625rem,2vw)]">
            {slots.map((slot, place) => (
              <Slot key={place} {...slot} wrong={Boolean(error)} />
            ))}
          </span>
        )}
      />
      {error ? <FieldError id="code-error">{error}</FieldError> : null}
    </div>
  )
}

function Slot({ char, isActive, hasFakeCaret, wrong }: SlotProps & { wrong: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'tnum grid size-[min(3.5rem,17vw)] place-items-center rounded-sm border bg-bg text-20 font-semibold transition-colors',
        wrong ? 'border-danger' : 'border-line-ctl',
        isActive && 'border-text shadow-[inset_0_0_0_1px_var(--text)] forced-colors:outline-2',
      )}
    >
      {char}
      {hasFakeCaret ? <span className="h-6 w-px animate-pulse bg-text motion-reduce:animate-none" /> : null}
    </span>
  )
}
