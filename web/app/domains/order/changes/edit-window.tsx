import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { LiveRegion } from '#app/ui/live-region.tsx'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { type OrderLink, orderPath } from '#app/domains/order/order-paths.ts'
import { type OrderEdit_OrderFragment as Order, useOrderEditBeginMutation } from './__generated__/order-edit.ts'
import { ChangeButton } from './change-button.tsx'
import { beginEditWrite } from './edit-writes.ts'

type Props = { /** ISO moment in UTC. */ until: string; onOver: () => void }

/** Remaining time at which screen readers announce the end, in seconds. */
const WARNING = 120

/**
 * Shows the remaining time of an edit in minutes and seconds. The server renders the full time, because it does not
 * know the visitor's clock. Screen readers announce the time once, two minutes before the end.
 */
export function EditClock({ until, onOver }: Props) {
  const { t } = useTranslation('order')
  const [left, setLeft] = useState<number>()
  const over = useRef(onOver)
  useEffect(() => {
    over.current = onOver
  })
  useEffect(() => {
    const timer = setInterval(tick, 1000)
    function tick() {
      const seconds = Math.max(0, Math.round((Date.parse(until) - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds > 0) return
      clearInterval(timer)
      over.current()
    }
    return () => clearInterval(timer)
  }, [until])
  const time = left === undefined ? '15:00' : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <>
      <p role="timer" className="tnum font-display text-15 font-semibold">
        <Text>{t('editing.left', { time })}</Text>
      </p>
      <LiveRegion>{left !== undefined && left <= WARNING && left > 0 ? t('editing.soon') : ''}</LiveRegion>
    </>
  )
}

type EditClosedProps = {
  order: Pick<Order, 'allowedActions' | 'edit' | 'address'>
  link: OrderLink
  /** Whether the time for the edit ran out on this page. */
  over: boolean
}

/**
 * The edit page of an order that is not being edited: a button that begins an edit, or the reason why there can be
 * none.
 */
export function EditClosed({ order: { allowedActions, edit, address }, link, over }: EditClosedProps) {
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
      <p className="text-text-2">{t(may ? (address ? 'editing.beginText' : 'pickup.editText') : why)}</p>
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
