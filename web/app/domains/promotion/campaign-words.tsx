import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { formatMoment } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import type { Locale } from '#app/lib/locale/locale.ts'
import { Countdown } from '#app/ui/countdown.tsx'
import type { OffersPanel_CampaignFragment } from './__generated__/offers-panel.ts'
import { type TimeLeft, timeLeft } from './time-left.ts'
import { useNow } from './use-now.ts'

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
