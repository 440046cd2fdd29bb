import { Link } from 'react-router'
import MapPin from 'lucide-react/icons/map-pin'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { roughly } from '#app/lib/geo/distance.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { telLink, whatsappLink } from '#app/lib/shop/shop.ts'
import { groupLandline } from '#app/lib/phone/group-landline.ts'
import { Button } from '#app/ui/button.tsx'
import type { BranchCard_BranchFragment } from './__generated__/branch-card.ts'
import { branchPath } from './branch-paths.ts'
import { OpenState } from './branch-hours.tsx'

type Props = {
  branch: BranchCard_BranchFragment
  /** Distance in kilometres; undefined while the visitor's position is unknown. */
  away?: number
  level?: 2 | 3
}

/** Card of a branch: address, opening state, and ways to reach it. */
export function BranchCard({ branch, away, level = 3 }: Props) {
  const { t } = useTranslation('branch')
  const { slug, name, address, phone, state } = branch
  const Heading = `h${level}` as const
  return (
    <Panel as="article" className="grid h-full grid-cols-[minmax(0,1fr)] content-between gap-4 sm:gap-5">
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Heading className="type-h3">
            <Link
              to={branchPath(slug)}
              viewTransition
              className="inline-flex min-h-tap items-center underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          </Heading>
          <p className="text-13 text-text-3">{state.name}</p>
        </div>
        <OpenState branch={branch} />
        <p className="text-15 text-text-2">
          <Text>{address}</Text>
        </p>
        <p className="tnum text-14 text-text-3">
          <bdi dir="ltr">{groupLandline(phone)}</bdi>
        </p>
        {away === undefined ? null : (
          <p className="text-14 font-semibold">
            <Text>{t('list.away', { km: roughly(away) })}</Text>
          </p>
        )}
      </div>
      <BranchContacts branch={branch} />
    </Panel>
  )
}

type BranchContactsProps = { branch: BranchCard_BranchFragment }

/**
 * Links to call a branch, message it on WhatsApp or find it on a map. Their accessible names contain the branch's name.
 */
export function BranchContacts({ branch }: BranchContactsProps) {
  const { t } = useTranslation('branch')
  const { name, phone, whatsapp, location } = branch
  const out = { target: '_blank', rel: 'noreferrer' }
  const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-4' } as const
  const look = { variant: 'outline', size: 'sm', asChild: true, className: 'flex-col gap-1! px-1! py-2' } as const
  return (
    <div className="flex w-full flex-wrap gap-1.5 *:flex-1 sm:gap-2">
      <Button {...look} icon={<Phone {...icon} />}>
        <a href={telLink(phone)} aria-label={`${t('list.callOf', { name })}: ${phone}`}>
          {t('list.call')}
        </a>
      </Button>
      <Button {...look} icon={<MessageCircle {...icon} />}>
        <a
          href={whatsappLink(whatsapp, t('details.message', { name }))}
          aria-label={t('teaser.whatsappOf', { name })}
          {...out}
        >
          {t('teaser.whatsapp')}
        </a>
      </Button>
      <Button {...look} icon={<MapPin {...icon} />}>
        <a href={location.mapUrl} aria-label={t('teaser.mapOf', { name })} {...out}>
          {t('teaser.map')}
        </a>
      </Button>
    </div>
  )
}
