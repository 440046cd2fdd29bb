import type { ReactNode } from 'react'
import { profilePaths } from '#app/domains/account/account-paths.ts'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { Text } from '#app/lib/i18n/text.tsx'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { useAccountMarketingUpdateMutation } from './__generated__/privacy-writes.ts'
import { marketingWrite } from './privacy-writes.ts'

/** The link to the file of the customer's own data. `isLimited`: she took too many copies within an hour. */
export function OwnDataSection({ isLimited }: { isLimited: boolean }) {
  const { t } = useTranslation('privacy')
  return (
    <Panel as="section" aria-labelledby="copy" className="grid justify-items-start gap-4">
      <h2 id="copy" className="type-h3">
        {t('copy.title')}
      </h2>
      <p>{t('copy.text')}</p>
      {isLimited ? <Alert tone="warning">{t('copy.later')}</Alert> : null}
      <Button asChild variant="outline">
        <a href={`${profilePaths.privacy}/copy`} download="my-data.json">
          {t('copy.download')}
        </a>
      </Button>
    </Panel>
  )
}

/** The consent to marketing messages, and the button that gives or withdraws it. */
export function MarketingSection({ isAllowed }: { isAllowed: boolean }) {
  const { t } = useTranslation('privacy')
  const { Form, busy, error } = useForm(marketingWrite, useAccountMarketingUpdateMutation(), { fields: [''] })
  return (
    <Panel as="section" aria-labelledby="marketing" className="grid justify-items-start gap-4">
      <h2 id="marketing" className="type-h3">
        {t('marketing.title')}
      </h2>
      <p>{t(isAllowed ? 'marketing.yes' : 'marketing.no')}</p>
      {error('') && !busy ? (
        <Alert tone="danger" live className="w-full">
          {error('')}
        </Alert>
      ) : null}
      <Form action={profilePaths.privacy}>
        <input type="hidden" name="intent" value="marketing" />
        <input type="hidden" name="granted" value={isAllowed ? 'no' : 'yes'} />
        <Button type="submit" variant="outline" loading={busy}>
          {t(isAllowed ? 'marketing.withdraw' : 'marketing.allow')}
        </Button>
      </Form>
    </Panel>
  )
}

const gone = ['profile', 'lists', 'sent', 'messages'] as const
const kept = ['orders', 'reviews'] as const

/** What the deletion of the account means, above its form. */
export function DeletionSection({ children }: { children: ReactNode }) {
  const { t } = useTranslation('privacy')
  return (
    <Panel as="section" id="delete" aria-labelledby="delete-title" className="grid gap-5">
      <h2 id="delete-title" className="type-h3">
        {t('deletion.title')}
      </h2>
      <p>{t('deletion.intro')}</p>
      <Points title={t('deletion.gone')}>{gone.map((name) => t(`deletion.goes.${name}`))}</Points>
      <Points title={t('deletion.stays')}>{kept.map((name) => t(`deletion.keeps.${name}`))}</Points>
      <p className="text-14 text-text-2">{t('deletion.openOrders')}</p>
      {children}
    </Panel>
  )
}

function Points({ title, children }: { title: string; children: readonly string[] }) {
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      <ul className="grid list-disc gap-1 ps-5 text-text-2">
        {children.map((text) => (
          <li key={text}>
            <Text>{text}</Text>
          </li>
        ))}
      </ul>
    </div>
  )
}
