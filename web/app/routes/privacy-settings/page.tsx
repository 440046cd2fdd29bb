import { useLoaderData } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { TopTrail } from '#app/domains/catalog/top/top-head.tsx'
import { CONSENT } from '#app/domains/pixels/consent-choice.ts'
import { consentOf, hasPixels } from '#app/domains/pixels/consent.server.ts'
import { pageMeta, rootData } from '#app/lib/head/page-meta.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Button } from '#app/ui/button.tsx'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { PageHead } from '#app/ui/headings.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { RadioCard } from '#app/ui/radio-card.tsx'
import type { Route } from './+types/page'

const kept = ['token', 'cart', 'own', 'settings', 'seen', 'sizes', 'adClick'] as const

/** The consent in effect for the visitor: the shop's setting and her choice. Server only. */
export function loader({ request }: Route.LoaderArgs) {
  const { choice, pixels } = consentOf(request)
  return { measures: hasPixels(), allowed: choice ? choice === 'yes' : Object.keys(pixels).length > 0 }
}

export const meta = (args: Route.MetaArgs) => {
  const { t } = rootData(args)
  return pageMeta(args, { title: t('consent:page.title'), description: t('consent:page.intro') })
}

/** Lists what the shop stores on the device, and changes the consent to measurement. */
export default function PrivacySettingsPage() {
  const { t } = useTranslation('consent')
  const { measures, allowed } = useLoaderData<typeof loader>()
  return (
    <div className="-mt-6 grid w-full grid-cols-[minmax(0,50rem)] gap-8 pb-section lg:-mt-10">
      <div>
        <TopTrail page={t('page.title')} />
        <PageHead title={t('page.title')}>{t('page.intro')}</PageHead>
      </div>
      {measures ? <Choice allowed={allowed} /> : <p className="font-semibold">{t('page.none')}</p>}
      <section className="grid gap-4">
        <h2 className="type-h3">{t('kept.title')}</h2>
        <dl className="grid divide-y divide-line border-y border-line">
          {kept.map((name) => (
            <div key={name} className="grid gap-1 py-3 sm:grid-cols-[14rem_1fr] sm:gap-6">
              <dt className="font-semibold">{t(`kept.${name}.name`)}</dt>
              <dd className="text-text-2">
                <Text>{t(`kept.${name}.text`)}</Text>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

/** A plain form, because the choice changes the document's policy: the browser loads a new document. */
function Choice({ allowed }: { allowed: boolean }) {
  const { t } = useTranslation('consent')
  const radio = (value: 'yes' | 'no') => ({ name: CONSENT, value, defaultChecked: allowed === (value === 'yes') })
  return (
    <Panel as="section">
      <form method="post" action="/consent" className="grid gap-4">
        <input type="hidden" name="back" value="/privacy-settings" />
        <h2 className="type-h3">{t('choice.title')}</h2>
        <p>{t('choice.text')}</p>
        <ChoiceGroup legend={t('choice.title')} hideLegend className="grid gap-3">
          <RadioCard {...radio('yes')} title={t('choice.yes')} note={t('choice.yesText')} />
          <RadioCard {...radio('no')} title={t('choice.no')} note={t('choice.noText')} />
        </ChoiceGroup>
        <p className="text-14 text-text-2">{t(allowed ? 'choice.nowYes' : 'choice.nowNo')}</p>
        <Button type="submit" className="justify-self-start">
          {t('choice.save')}
        </Button>
      </form>
    </Panel>
  )
}
