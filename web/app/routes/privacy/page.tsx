import { useSearchParams } from 'react-router'
import { loadPause } from '#app/domains/account/code-pause.ts'
import { DeleteForm } from '#app/domains/account/privacy/delete-form.tsx'
import {
  accountDeleteWrite,
  accountKeepWrite,
  asksForCode,
  deletionCodeWrite,
  marketingWrite,
} from '#app/domains/account/privacy/privacy-writes.ts'
import { DeletionSection, MarketingSection, OwnDataSection } from '#app/domains/account/privacy/privacy-sections.tsx'
import { ProfileNav } from '#app/domains/account/profile/profile-nav.tsx'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { profileGuard } from '#app/domains/session/guards.ts'
import { hiddenMeta } from '#app/lib/head/page-meta.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { PrivacyPageDocument, usePrivacyPageQuery } from './__generated__/page.ts'
import type { Route } from './+types/page'

const load = async (visit: Visit, query: Query) => {
  profileGuard((await query(PrivacyPageDocument, {}, { fresh: true })).viewer, visit)
  return loadPause(visit)
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction({
  marketing: marketingWrite,
  delete: accountDeleteWrite,
  code: deletionCodeWrite,
  keep: accountKeepWrite,
})

export const meta = hiddenMeta((t) => t('privacy:title'))

/** The customer's own data, her consent to marketing messages, and the deletion of her account. */
export default function PrivacyPage({ loaderData: { pause } }: Route.ComponentProps) {
  const { t } = useTranslation('privacy')
  const { viewer } = usePrivacyPageQuery().data
  const [searchParams] = useSearchParams()
  if (!viewer) return null
  const by = asksForCode(searchParams) ? 'code' : viewer.hasPassword ? 'password' : 'none'
  return (
    <>
      <ProfileNav current="privacy" />
      <div className="grid content-start gap-6">
        <div className="grid gap-2">
          <h1 className="type-h1">{t('title')}</h1>
          <p className="text-text-2">{t('intro')}</p>
        </div>
        <OwnDataSection isLimited={searchParams.get('copy') === 'later'} />
        <MarketingSection isAllowed={viewer.marketingMessages} />
        {viewer.deletionDueAt ? null : (
          <DeletionSection>
            <DeleteForm key={by} by={by} mobile={viewer.mobile} pause={pause} />
          </DeletionSection>
        )}
      </div>
    </>
  )
}
