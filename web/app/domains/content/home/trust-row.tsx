import type { ReactNode } from 'react'
import Banknote from 'lucide-react/icons/banknote'
import MessageCircle from 'lucide-react/icons/message-circle'
import Store from 'lucide-react/icons/store'
import Truck from 'lucide-react/icons/truck'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { contactHours } from '#app/lib/shop/contact-hours.ts'

/** Facts that did not load are omitted. */
type Props = { branches: number | undefined; quote: { daysMin: number; daysMax: number } | null }

/** Reasons to trust the shop: cash on delivery, return days, branches, support. */
export function TrustRow({ branches, quote }: Props) {
  const { t, locale } = useTranslation('content')
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-4 lg:gap-8 [&_svg]:mb-2 [&_svg]:size-7">
      <Reason
        icon={<Banknote aria-hidden="true" strokeWidth={1.5} />}
        title={t('trust.cash')}
        text={t('trust.cashText')}
      />
      {quote ? (
        <Reason
          icon={<Truck aria-hidden="true" strokeWidth={1.5} />}
          title={t('trust.days', { min: quote.daysMin, max: quote.daysMax })}
          text={t('trust.daysText')}
        />
      ) : null}
      {branches ? (
        <Reason
          icon={<Store aria-hidden="true" strokeWidth={1.5} />}
          title={t('trust.branches', { count: branches })}
          text={t('trust.branchesText')}
        />
      ) : null}
      <Reason
        icon={<MessageCircle aria-hidden="true" strokeWidth={1.5} />}
        title={t('trust.whatsapp')}
        text={t('trust.whatsappText', contactHours(locale))}
      />
    </ul>
  )
}

function Reason({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <li className="grid content-start gap-1">
      {icon}
      <p className="type-h4">
        <Text>{title}</Text>
      </p>
      <p className="type-meta">
        <Text>{text}</Text>
      </p>
    </li>
  )
}
