import { useEffect, useState } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { formatMoment } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Countdown } from '#app/ui/countdown.tsx'
import type { OffersPanel_CampaignFragment } from './__generated__/offers-panel.ts'

const PARTS: readonly (keyof TimeLeft)[] = ['days', 'hours', 'minutes', 'seconds']

type Props = {
  id: string
  campaign: OffersPanel_CampaignFragment | null
  /** Time of the page's data in milliseconds since the epoch. */
  served: number
}

/** Headline of the offers. A running campaign replaces title and text and adds a countdown. */
export function CampaignHeadline({ id, campaign, served }: Props) {
  const { t, locale } = useTranslation('promotion')
  const now = useNow(served)
  const running = campaign && Date.parse(campaign.endsAt) > now ? campaign : null
  return (
    <>
      <h2 id={id} className="type-campaign">
        <Text>{running?.title ?? t('offers.title')}</Text>
      </h2>
      <p>
        <Text>{running?.text ?? t('offers.text')}</Text>
      </p>
      {running ? (
        <Countdown
          label={t('clock.until', { moment: formatMoment(running.endsAt, locale) })}
          parts={countdown(timeLeft(Date.parse(running.endsAt), now), (part) => t(`clock.${part}`))}
        />
      ) : null}
    </>
  )
}

function countdown(left: TimeLeft, label: (part: keyof TimeLeft) => string) {
  return PARTS.map((part) => ({ value: String(left[part]).padStart(2, '0'), label: label(part) }))
}

type TimeLeft = { days: number; hours: number; minutes: number; seconds: number }

/**
 * Returns the time left until `end`, rounded up to whole seconds; zeros after the end. Both in milliseconds since the
 * epoch.
 */
export function timeLeft(end: number, now: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil((end - now) / 1000))
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

/**
 * Returns the current time in milliseconds since the epoch, updated every second. The first render uses `served`, the
 * time of the page's data, so that server and browser render the same.
 */
function useNow(served: number): number {
  const [now, setNow] = useState(served)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const time = Date.now()
      setNow(time)
      timer = setTimeout(tick, 1000 - (time % 1000))
    }
    tick()
    return () => clearTimeout(timer)
  }, [])
  return now
}
