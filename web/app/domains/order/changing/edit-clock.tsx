import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { LiveRegion } from '#app/ui/live-region.tsx'

type Props = { /** ISO moment in UTC. */ until: string; onOver: () => void }

/** Remaining time at which screen readers announce the end, in seconds. */
const WARNING = 120

/**
* Shows the remaining time of an edit in minutes and seconds. The server renders the full time, because it does not know the visitor's
 * clock. Screen readers announce the time once, two minutes before the end.
 */
export function EditClock({ until, onOver }: Props) {
  const { t } = useTranslation('order')
  const [left, setLeft] = useState<number>()
  const over = useRef(onOver)
  useEffect(() => {
    over.current = onOver
  })
  useEffect(() => {
    const timer = setInterval(tick, 1000)
    function tick() {
      const seconds = Math.max(0, Math.round((Date.parse(until) - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds > 0) return
      clearInterval(timer)
      over.current()
    }
    return () => clearInterval(timer)
  }, [until])
  const time = left === undefined ? '15:00' : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <>
      <p role="timer" className="tnum font-display text-15 font-semibold">
        <Text>{t('editing.left', { time })}</Text>
      </p>
      <LiveRegion>{left !== undefined && left <= WARNING && left > 0 ? t('editing.soon') : ''}</LiveRegion>
    </>
  )
}
