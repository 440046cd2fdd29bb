import { useEffect } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { useCountdown } from './use-countdown.ts'

/** With their seconds; each begins beyond two of its own. */
const units = [['hours', 3_600], ['minutes', 60]] as const

/** Seconds until another code can be asked for, by the `codePause` of the last answer to a form that has one. */
export function useCodePause(values: Record<string, string>): number {
  const { left, restart } = useCountdown(0)
  useEffect(() => {
    if (values.codePause) restart(Number(values.codePause))
  }, [values, restart])
  return left
}

/** Says in how many seconds, minutes or hours another code can be asked for; nothing once it can. `left` in seconds. */
export function NextCode({ left }: { left: number }) {
  const { t } = useTranslation('common')
  if (left <= 0) return null
  const [unit, seconds] = units.find(([, each]) => left > 2 * each) ?? (['seconds', 1] as const)
  return <p className="tnum text-13 text-text-3">{t(`nextCode.${unit}`, { count: Math.ceil(left / seconds) })}</p>
}
