import { useEffect, useState } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { formatMoment } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import type { Locale } from '#app/lib/locale/locale.ts'
import { Countdown } from '#app/ui/countdown.tsx'
import type { OffersPanel_CampaignFragment } from './__generated__/offers-panel.ts'

const PARTS: readonly (keyof TimeLeft)[] = ['days', 'hours', 'minutes', 'seconds']

type Props = {
  id: string
  level?: 1 | 2
  campaign: OffersPanel_CampaignFragment | null
  /** When the page's data was made, in ms. */
  served: number
}

/** The headline of the offers. A campaign brings its own words and the time it has left; once it is over, they go with it. */
export function CampaignWords({ id, level = 2, campaign, served }: Props) {
  const Heading = `h${level}` as const
  const { t, i18n } = useTranslation('promotion')
  const now = useNow(served)
  const running = campaign && Date.parse(campaign.endsAt) > now ? campaign : null
  return (
    <>
      <Heading id={id} className="type-campaign">
        <Text>{running?.title ?? t('offers.title')}</Text>
      </Heading>
      <p>
        <Text>{running?.text ?? t('offers.text')}</Text>
      </p>
      {running ? (
        <Countdown
          label={t('clock.until', { moment: formatMoment(running.endsAt, i18n.language as Locale) })}
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

/** What is left until `end`, in whole seconds; zeros once it is over. Both in ms of UTC. */
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
 * The time in ms, every second on the second. `served` is the time at which the page's data was made: server and browser render
 * that one first, so that both say the same, and the browser's own clock takes over once the page stands.
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
