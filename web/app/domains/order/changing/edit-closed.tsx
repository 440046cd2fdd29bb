import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { type OrderEdit_OrderFragment as Order, useOrderEditBeginMutation } from './__generated__/order-edit.ts'
import { ChangeButton } from './change-button.tsx'
import { beginEditWrite } from './edit-writes.ts'
import { type OrderLink, orderPath } from '#app/domains/order/order-paths.ts'

type Props = {
  order: Pick<Order, 'allowedActions' | 'edit'>
  link: OrderLink
  /** Whether the time for the edit ran out on this page. */
  over: boolean
}

/** The edit page of an order that is not being edited: a button that begins an edit, or the reason why there can be none. */
export function EditClosed({ order: { allowedActions, edit }, link, over }: Props) {
  const { t } = useTranslation('order')
  const begin = useForm(beginEditWrite, useOrderEditBeginMutation(), { reloadsPage: true })
  const may = allowedActions.includes('EDIT')
  const why = edit ? 'editing.locked' : 'editing.late'
  return (
    <div className="grid justify-items-start gap-5">
      {over ? (
        <Alert tone="warning" live title={t('editing.over')}>
          {t('editing.overText')}
        </Alert>
      ) : null}
      <p className="text-text-2">{t(may ? 'editing.beginText' : why)}</p>
      <div className="flex flex-wrap gap-3">
        {may ? (
          <ChangeButton of={begin} link={link} intent="edit">
            {t('editing.begin')}
          </ChangeButton>
        ) : null}
        <Button asChild variant="outline">
          <Link to={orderPath(link)}>{t('back')}</Link>
        </Button>
      </div>
    </div>
  )
}
