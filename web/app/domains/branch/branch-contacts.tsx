import MapPin from 'lucide-react/icons/map-pin'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { mapLink, telLink, whatsappLink } from '#app/lib/shop/links.ts'
import { Button } from '#app/ui/button.tsx'
import type { BranchCard_BranchFragment } from './__generated__/branch-card.ts'

type Props = { branch: BranchCard_BranchFragment }

/** Links to call a branch, message it on WhatsApp or find it on a map. Their accessible names contain the branch's name. */
export function BranchContacts({ branch }: Props) {
  const { t } = useTranslation('branch')
  const { name, phone, whatsapp } = branch
  const out = { target: '_blank', rel: 'noreferrer' }
  const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-4' } as const
  const look = { variant: 'outline', size: 'sm', asChild: true, className: 'max-sm:px-2 sm:px-3' } as const
  return (
    <div className="flex flex-wrap gap-1.5 max-sm:w-full max-sm:*:flex-1 sm:gap-2">
      <Button {...look} icon={<Phone {...icon} />}>
        <a href={telLink(phone)} aria-label={`${t('list.callOf', { name })}: ${phone}`}>
          <span className="sm:hidden">{t('list.call')}</span>
          <bdi dir="ltr" className="hidden sm:inline">
            {phone}
          </bdi>
        </a>
      </Button>
      <Button {...look} icon={<MessageCircle {...icon} />}>
        <a href={whatsappLink(whatsapp, t('details.message', { name }))} aria-label={t('teaser.whatsappOf', { name })} {...out}>
          {t('teaser.whatsapp')}
        </a>
      </Button>
      <Button {...look} icon={<MapPin {...icon} />}>
        <a href={mapLink(branch)} aria-label={t('teaser.mapOf', { name })} {...out}>
          {t('teaser.map')}
        </a>
      </Button>
    </div>
  )
}
