import { useForm } from '#app/lib/forms/use-form.tsx'
import { Text } from '#app/lib/i18n/text.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { OrderNeeds_OrderFragment as Needs } from './__generated__/order-needs.ts'
import { useOrderReturnWithdrawMutation } from './__generated__/order-writes.ts'
import { ChangeButton } from './change-button.tsx'
import { withdrawWrite } from './order-writes.ts'
import { momentText, useOrderTexts } from '#app/domains/order/order-dates.ts'
import type { OrderLink } from '#app/domains/order/order-paths.ts'

type Props = { link: OrderLink; order: Pick<Needs, 'returns' | 'lines' | 'allowedActions'>; today: string }

/** The latest return: its items, reasons and refund, and the button that withdraws it. */
export function ReturnBox({ link, order: { returns, lines, allowedActions }, today }: Props) {
  const texts = useOrderTexts(today)
  const { t } = texts
  const withdraw = useForm(withdrawWrite, useOrderReturnWithdrawMutation())
  const [latest] = returns
  if (!latest) return null
  const returned = latest.lines.flatMap((piece) => {
    const line = lines.find(({ id }) => id === piece.lineId)
    return line ? [{ ...piece, line }] : []
  })
  return (
    <Panel as="section" aria-labelledby="return" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="return" className="type-h3">
          {t(`returns.status.${latest.status}`)}
        </h2>
        <p className="type-meta">
          <Text>{t('returns.asked', { moment: momentText(latest.askedAt, texts) })}</Text>
        </p>
      </div>
      <ul className="grid gap-3">
        {returned.map(({ line, lineId, quantity, reason }) => (
          <li key={lineId} className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-3 text-14">
            <span className="aspect-4/5 overflow-hidden rounded-sm bg-plinth p-[6%]">
              {line.image ? <Picture base={line.image.base} alt="" sizes="48px" /> : null}
            </span>
            <span>
              <span className="block font-semibold">
                <Text>{`${line.name} ×${quantity}`}</Text>
              </span>
              <span className="text-text-2">{t(`returns.reason.${reason}`)}</span>
            </span>
          </li>
        ))}
      </ul>
      {latest.notes ? <p className="whitespace-pre-line text-text-2">{latest.notes}</p> : null}
      {latest.status === 'WITHDRAWN' ? null : (
        <p>
          <Text>{t(latest.status === 'RECEIVED' ? 'returns.refunded' : 'returns.refund', { sum: latest.refund.formatted })}</Text>
        </p>
      )}
      {allowedActions.includes('WITHDRAW_RETURN') ? (
        <ChangeButton of={withdraw} link={link} intent="withdraw" variant="outline">
          {t('returns.withdraw')}
        </ChangeButton>
      ) : null}
    </Panel>
  )
}
