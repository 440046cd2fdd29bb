import { Link } from 'react-router'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { OrderNeeds_OrderFragment as Needs } from './__generated__/order-needs.ts'
import { useOrderEditDiscardMutation } from './__generated__/order-edit.ts'
import { ChangeButton } from './change-button.tsx'
import { NeedHead } from './need-head.tsx'
import { discardEditWrite } from './edit-writes.ts'
import { momentWithin, useOrderTexts } from '#app/domains/order/order-dates.ts'
import { type OrderLink, orderPartPath } from '#app/domains/order/order-paths.ts'

type Props = { link: OrderLink; edit: NonNullable<Needs['edit']>; today: string }

/** States that the order is being edited. The editor can continue or discard the edit; others are told until when they have to wait. */
export function EditBox({ link, edit, today }: Props) {
  const texts = useOrderTexts(today)
  const { t } = texts
  const discard = useForm(discardEditWrite, useOrderEditDiscardMutation(), { reloadsPage: true })
  const moment = momentWithin(edit.until, texts)
  return (
    <Panel as="section" aria-labelledby="editing" className="grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <NeedHead id="editing" title={t('editing.open')}>
        {t(edit.mine ? 'editing.mine' : 'editing.others', { moment })}
      </NeedHead>
      {edit.mine ? (
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link to={orderPartPath(link, 'edit')}>{t('editing.goOn')}</Link>
          </Button>
          <ChangeButton of={discard} link={link} intent="discard" variant="outline">
            {t('editing.discard')}
          </ChangeButton>
        </div>
      ) : null}
    </Panel>
  )
}
