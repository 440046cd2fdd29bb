import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { shop, whatsappLink } from '#app/lib/shop/shop.ts'
import { useCodeChannelsQuery } from './__generated__/code-channels.ts'

/** Units with their length in seconds; each is used from two of them on. */
const units = [
  ['hours', 3_600],
  ['minutes', 60],
] as const

/** Returns the seconds until another code can be requested, from `codePause` of the last response that has one. */
export function useCodePause(values: Record<string, string>): number {
  const { left, restart } = useCountdown(0)
  useEffect(() => {
    if (values.codePause) restart(Number(values.codePause))
  }, [values, restart])
  return left
}

/**
 * Shows when another code can be requested, and the way to one when none arrives: whoever writes to the shop gets one,
 * even if her network has used up its codes (store-api: docs/rules/limits.md#above-the-network-limits); a shop without
 * WhatsApp reads no such word. `left` is in seconds.
 */
export function NextCode({ left }: { left: number }) {
  const { t } = useTranslation('common')
  const { data: channels } = useCodeChannelsQuery()
  const readsWord = channels?.codeChannels?.includes('WHATSAPP') ?? true
  const [unit, seconds] = units.find(([, each]) => left > 2 * each) ?? (['seconds', 1] as const)
  return (
    <>
      {left > 0 ? (
        <p className="tnum text-13 text-text-3">{t(`nextCode.${unit}`, { count: Math.ceil(left / seconds) })}</p>
      ) : null}
      {readsWord ? (
        <a
          href={whatsappLink(shop.whatsapp, t('nextCode.word'))}
          target="_blank"
          rel="noreferrer"
          className="text-13 text-text-2 underline"
        >
          {t('nextCode.write')}
        </a>
      ) : null}
    </>
  )
}

/** Seconds left of `from`, counted down in the browser. `restart` starts again. */
export function useCountdown(from: number): { left: number; restart: (seconds: number) => void } {
  const [count, setCount] = useState({ from })
  const [left, setLeft] = useState(from)
  const restart = useCallback((seconds: number) => {
    setCount({ from: seconds })
    setLeft(seconds)
  }, [])
  useEffect(() => {
    if (count.from === 0) return
    const end = Date.now() + count.from * 1_000
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000)))
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [count])
  return { left, restart }
}
