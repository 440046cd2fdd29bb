import type { ReactNode } from 'react'
import MapPin from 'lucide-react/icons/map-pin'
import StickyNote from 'lucide-react/icons/sticky-note'
import UserRound from 'lucide-react/icons/user-round'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { nationalMobile } from '#app/lib/phone/national-mobile.ts'
import { Ltr } from '#app/ui/bidi-text.tsx'
import type { ReceiverBox_OrderFragment as Received } from './__generated__/receiver-box.ts'

/** Recipient, address and notes of an order. */
export function ReceiverBox({ order: { contact, address, notes } }: { order: Received }) {
  const { t } = useTranslation('order')
  const { stateName: state, cityName: city, regionName: region } = address
  return (
    <dl>
      <Row icon={<UserRound strokeWidth={1.75} />} label={t('receiver')}>
        <p className="font-display font-semibold">
          <Text>{contact.fullName}</Text>
        </p>
        <p className="text-14 text-text-2">
          <Ltr>{nationalMobile(contact.mobile)}</Ltr> · <Ltr>{nationalMobile(contact.anotherMobile)}</Ltr>
        </p>
      </Row>
      <Row icon={<MapPin strokeWidth={1.75} />} label={t('address')}>
        <p>
          <Text>{t('place.address', address)}</Text>
        </p>
        <p>
          <Text>{t('place.area', { region, city, state })}</Text>
        </p>
        {address.landmark ? (
          <p className="text-text-2">
            <Text>{t('place.landmark', { landmark: address.landmark })}</Text>
          </p>
        ) : null}
        {address.notes ? <p className="whitespace-pre-line text-text-2">{address.notes}</p> : null}
      </Row>
      {notes ? (
        <Row icon={<StickyNote strokeWidth={1.75} />} label={t('notes')}>
          <p className="whitespace-pre-line">{notes}</p>
        </Row>
      ) : null}
    </dl>
  )
}

function Row({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-3 border-b border-line py-4 first:pt-0 last:border-0 last:pb-0">
      <dt>
        <span aria-hidden="true" className="[&_svg]:size-5">
          {icon}
        </span>
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="grid gap-0.5 text-15 wrap-anywhere">{children}</dd>
    </div>
  )
}
