import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { CopyButton } from '#app/lib/share/copy-button.tsx'
import { groupLandline } from '#app/lib/phone/group-landline.ts'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { BranchCard_BranchFragment } from './__generated__/branch-card.ts'
import { BranchHours, OpenState } from './branch-hours.tsx'
import { BranchContacts } from './branch-card.tsx'
import { LocalMap } from './local-map.tsx'

type Props = {
  branch: BranchCard_BranchFragment
  now: string
  /** Path of the products in stock at this branch. */
  productsPath: string
}

/** Page of a branch: address, hours, contacts, products and jobs. */
export function BranchView({ branch, now, productsPath }: Props) {
  const { t, locale } = useTranslation('branch')
  const { slug, name, address, state, location } = branch
  const whole = [address, state.name].join(locale === 'ar' ? '، ' : ', ')
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:gap-12">
      <div className="grid gap-8">
        <div className="grid gap-3">
          <h1 className="type-h1">
            <Text>{t('details.title', { name })}</Text>
          </h1>
          <OpenState branch={branch} />
        </div>
        <section aria-labelledby="address" className="grid gap-3">
          <h2 id="address" className="type-h4">
            {t('details.address')}
          </h2>
          <address className="text-18 not-italic">
            <Text>{address}</Text>
            <span className="block text-15 text-text-2">{state.name}</span>
          </address>
          <p className="tnum text-15 text-text-2">
            <bdi dir="ltr">{groupLandline(branch.phone)}</bdi>
          </p>
          <div className="grid max-w-lg justify-items-start gap-2">
            <BranchContacts branch={branch} />
            <CopyButton text={whole} label={t('details.copy')} />
          </div>
        </section>
        <Panel as="section" aria-labelledby="hours">
          <h2 id="hours" className="type-h4 pb-2">
            {t('details.hours')}
          </h2>
          <BranchHours hours={branch} now={now} />
        </Panel>
      </div>
      <div className="grid gap-6">
        <Panel className="grid justify-items-start gap-3">
          <Button asChild size="lg">
            <Link to={productsPath} viewTransition>
              {t('details.products')}
            </Link>
          </Button>
          <p className="text-14 text-text-2">{t('details.productsText')}</p>
          <div className="flex flex-wrap gap-x-6">
            <TextLink asChild underlined>
              <Link to={`/hiring?branch=${encodeURIComponent(slug)}`} viewTransition>
                {t('details.jobs')}
              </Link>
            </TextLink>
            <TextLink asChild underlined>
              <Link to={`/contact-us/complaints?branch=${encodeURIComponent(slug)}`} viewTransition>
                {t('details.complaint')}
              </Link>
            </TextLink>
          </div>
        </Panel>
        <div className="overflow-hidden rounded-lg">
          <LocalMap name={name} location={location} />
        </div>
      </div>
    </div>
  )
}
