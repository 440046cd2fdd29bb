import Banknote from 'lucide-react/icons/banknote'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import MapPin from 'lucide-react/icons/map-pin'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useActionData } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { TrackForm } from '#app/domains/order/tracking/track-form.tsx'
import { trackOrder } from '#app/domains/order/tracking/track-order.ts'
import { useAnswersIn } from '#app/lib/apollo/use-document-answers.ts'
import { pageMeta, rootData } from '#app/lib/head/page-meta.ts'
import { lazyPart } from '#app/lib/lazy/lazy-part.tsx'
import { browserLoader } from '#app/lib/route/page-load.ts'
import { serverAnswer } from '#app/lib/route/on-server.server.ts'
import { ReasonsPanel } from '#app/ui/reasons-panel.tsx'
import type { Route } from './+types/page'

/** Contains Apollo's hooks for polling: the browser loads it after the form. */
const TrackedOrder = lazyPart(async () => (await import('#app/domains/order/tracking/tracked-order.tsx')).TrackedOrder)

// The form asks a question, so the functions that load pages answer it.
export const action = serverAnswer(trackOrder)
export const clientAction = browserLoader(trackOrder)

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: rootData(args).t('order:track.title') })

const reasons = [
  { id: 'place', icon: <MapPin /> },
  { id: 'time', icon: <CalendarClock /> },
  { id: 'cash', icon: <Banknote /> },
  { id: 'help', icon: <MessageCircle /> },
] as const

/** Shows the progress of an order to guests who know its number and mobile. */
export default function TrackOrderPage() {
  const { t } = useTranslation('order')
  const answer = useActionData<typeof clientAction>()
  useAnswersIn([answer])
  if (answer?.ok) return <TrackedOrder asked={answer.asked} today={answer.today} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] lg:gap-x-16 xl:gap-x-24">
      <div className="mx-auto grid w-full max-w-120 content-start gap-6 lg:py-6">
        <div className="grid gap-2">
          <h1 className="type-h1">{t('track.title')}</h1>
          <p className="text-text-2">{t('track.intro')}</p>
        </div>
        <TrackForm />
      </div>
      <ReasonsPanel
        title={t('track.why.title')}
        reasons={reasons.map(({ id, icon }) => ({ id, icon, text: t(`track.why.${id}`) }))}
      />
    </div>
  )
}
