import { useSearchParams } from 'react-router'
import { Text } from '#app/lib/i18n/text.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { ChangeButton } from './change-button.tsx'
import { ConfirmCode } from './confirm-code.tsx'
import { momentText } from './order-dates.ts'
import type { OrderLink } from './order-paths.ts'
import { useTelling } from './use-telling.ts'

type Props = { link: OrderLink; confirmBy: string | null; today: string }

/**
 * Asks to confirm: by one press who is logged in or came by the message's link (`?confirm=`), else by the code of the message,
 * when there was one. Only the press confirms, never the visit: programs that look at links would.
 */
export function ConfirmBox({ link, confirmBy, today }: Props) {
  const telling = useTelling(today)
  const { t } = telling
  const proof = useSearchParams()[0].get('confirm') ?? undefined
  const byCode = Boolean(link.token) && !proof && confirmBy !== null
  return (
    <Panel as="section" aria-labelledby="confirm" className="grid gap-4 border-s-4 border-accent">
      <div className="grid gap-1">
        <h2 id="confirm" className="type-h3">
          {t('confirm.title')}
        </h2>
        <p className="text-text-2">{t(byCode ? 'confirm.byCode' : 'confirm.byPress')}</p>
        {confirmBy ? (
          <p className="type-meta">
            <Text>{t('confirm.until', { moment: momentText(confirmBy, telling) })}</Text>
          </p>
        ) : null}
      </div>
      {byCode ? (
        <ConfirmCode link={link} />
      ) : (
        <ChangeButton link={link} intent="confirm" confirm={proof}>
          {t('confirm.submit')}
        </ChangeButton>
      )}
    </Panel>
  )
}
