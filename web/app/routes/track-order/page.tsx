import { useActionData } from 'react-router'
import { useTranslation } from 'react-i18next'
import { TrackForm } from '#app/domains/order/track-form.tsx'
import { trackOrder, type Tracked } from '#app/domains/order/track-order.ts'
import { TrackedOrder } from '#app/domains/order/tracked-order.tsx'
import { pageMeta, rootOf } from '#app/lib/head/page-meta.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { browserLoader } from '#app/lib/route/in-browser.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import type { Accepted, Refused } from '#app/lib/route/route-types.ts'
import type { Route } from './+types/page'

// The form asks a question; what loads a page answers it.
export const action = serverLoader(trackOrder)
export const clientAction = browserLoader(trackOrder)

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: textOf(rootOf(args).locale)('order:track.title') })

/** Where an order is, for a guest who has its number and the mobile. */
export default function TrackOrderPage() {
  const { t } = useTranslation('order')
  const answer = useActionData<Accepted | Refused>()
  if (answer?.ok) return <TrackedOrder {...(answer.data as Tracked)} />
  return (
    <div className="mx-auto grid w-full max-w-120 gap-6">
      <div className="grid gap-2">
        <h1 className="type-h1">{t('track.title')}</h1>
        <p className="text-text-2">{t('track.intro')}</p>
      </div>
      <TrackForm />
    </div>
  )
}
