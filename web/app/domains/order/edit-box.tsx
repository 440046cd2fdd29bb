import { Link } from 'react-router'
import { Text } from '#app/lib/i18n/text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { OrderNeeds_OrderFragment as Needs } from './__generated__/order-needs.ts'
import { ChangeButton } from './change-button.tsx'
import { momentText } from './order-dates.ts'
import { type OrderLink, orderPartPath } from './order-paths.ts'
import { useTelling } from './use-telling.ts'

type Props = { link: OrderLink; edit: NonNullable<Needs['edit']>; today: string }

/** A change is under way: go on with it or drop it; somebody else's can only be waited for. */
export function EditBox({ link, edit, today }: Props) {
  const telling = useTelling(today)
  const { t } = telling
  const moment = momentText(edit.until, telling)
  return (
    <Panel as="section" aria-labelledby="editing" className="grid gap-4 border-s-4 border-accent">
      <div className="grid gap-1">
        <h2 id="editing" className="type-h3">
          {t('editing.open')}
        </h2>
        <p className="text-text-2">
          <Text>{t(edit.mine ? 'editing.mine' : 'editing.others', { moment })}</Text>
        </p>
      </div>
      {edit.mine ? (
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link to={orderPartPath(link, 'edit')}>{t('editing.goOn')}</Link>
          </Button>
          <ChangeButton link={link} intent="discard" variant="outline">
            {t('editing.discard')}
          </ChangeButton>
        </div>
      ) : null}
    </Panel>
  )
}
