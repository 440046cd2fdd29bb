import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { pageMeta, rootData } from '#app/lib/head/page-meta.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { Message } from '#app/shell/message.tsx'
import type { Route } from './+types/page'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: textOf(rootData(args).locale)('shell:error.forbidden'), hidden: true })

/** Shown for an expired order link (docs/rules/accounts.md#unauthorized). */
export default function UnauthorizedPage() {
  const { t } = useTranslation('shell')
  return <Message kind="forbidden" title={t('error.forbidden')} text={t('error.forbiddenText')} />
}
