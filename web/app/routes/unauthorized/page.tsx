import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { hiddenMeta } from '#app/lib/head/page-meta.ts'
import { Message } from '#app/shell/message.tsx'

export const meta = hiddenMeta((t) => t('shell:error.forbidden'))

/** Shown for an expired order link (docs/rules/accounts.md#unauthorized). */
export default function UnauthorizedPage() {
  const { t } = useTranslation('shell')
  return <Message kind="forbidden" title={t('error.forbidden')} text={t('error.forbiddenText')} />
}
