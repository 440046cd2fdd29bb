import { Link, useActionData } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { AccessForm, accessWrite } from '#app/domains/order/tracking/access-form.tsx'
import { orderMeta } from '#app/domains/order/order-meta.ts'
import { rootData } from '#app/lib/head/page-meta.ts'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import type { WriteResult } from '#app/lib/forms/write.ts'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/open'

export const action = serverAction(accessWrite)

export const meta = (args: Route.MetaArgs) => orderMeta(args, rootData(args).t('order:access.title'))

/**
 * Opens an order by a code sent to its mobile, without JavaScript; with it, the tracking page does. A GET redirects
 * there.
 */
export default function OpenOrderPage() {
  const { t } = useTranslation('order')
  const answer = useActionData<WriteResult>()
  return (
    <div className="mx-auto grid w-full max-w-120 gap-6">
      <h1 className="type-h1">{t('access.title')}</h1>
      {answer && !answer.ok ? (
        <AccessForm />
      ) : (
        <>
          <p className="text-text-2">{t('access.begin')}</p>
          <Button asChild className="justify-self-start">
            <Link to="/track-order">{t('track.title')}</Link>
          </Button>
        </>
      )}
    </div>
  )
}
