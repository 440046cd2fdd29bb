import { Form, useNavigation } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'

type Asked = { number: string; mobile: string }

/** The way from an order's stages to all of it: a code to its mobile, for what else can be done with it. */
export function AccessAsk(asked: Asked) {
  const { t } = useTranslation('order')
  const busy = useNavigation().state === 'submitting'
  return (
    <Form method="post" action="/track-order/open" className="grid gap-2">
      <AccessFields intent="send" {...asked} />
      <Button type="submit" block loading={busy}>
        {t('access.ask')}
      </Button>
      <p className="type-meta">{t('access.askText')}</p>
    </Form>
  )
}

/** What both forms carry on: which order, and what is asked. */
export function AccessFields({ intent, number, mobile }: Asked & { intent: 'send' | 'check' }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="mobile" value={mobile} />
    </>
  )
}
