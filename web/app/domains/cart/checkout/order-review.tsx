import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { formatDayAndHour } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { nationalMobile } from '#app/lib/phone/national-mobile.ts'
import { Ltr } from '#app/ui/bidi-text.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { WholeCart_CartFragment as Cart } from '#app/domains/cart/__generated__/whole-cart.ts'
import { SummaryLines } from '#app/domains/cart/my-cart/cart-summary.tsx'

type Props = { cart: Cart }

/** Review of the lines, contact details and address or branch of an order, each with a link to edit it. */
export function OrderReview({ cart }: Props) {
  const { t, locale } = useTranslation('cart')
  const { contact, address, pickup, lines } = cart
  return (
    <div className="grid gap-4">
      <Part title={t('review.lines')} edit={t('review.editLines')} to="/my-cart">
        <SummaryLines lines={lines} className="-my-2" />
      </Part>
      {contact ? (
        <Part title={t('review.contact')} edit={t('review.editContact')} to="/cart">
          <p className="font-semibold">{contact.fullName}</p>
          <p>
            <Ltr>{nationalMobile(contact.mobile)}</Ltr> · <Ltr>{nationalMobile(contact.anotherMobile)}</Ltr>
          </p>
          {contact.email ? <Ltr className="break-all">{contact.email}</Ltr> : null}
        </Part>
      ) : null}
      {pickup ? (
        <Part title={t('pickup.review')} edit={t('pickup.edit')} to="/cart/address">
          <p className="font-semibold">
            <Text>{t('pickup.branchName', { branch: pickup.branch.name })}</Text>
          </p>
          <p>
            <Text>{t('pickup.address', { address: pickup.branch.address, state: pickup.branch.state.name })}</Text>
          </p>
          <p>
            <Text>{t('pickup.ready', { moment: formatDayAndHour(pickup.readyAt, locale) })}</Text>
          </p>
        </Part>
      ) : address ? (
        <Part title={t('review.address')} edit={t('review.editAddress')} to="/cart/address">
          <p>
            <Text>{t('place.address', address)}</Text>
          </p>
          <p>
            <Text>
              {t('place.area', { region: address.regionName, city: address.city.name, state: address.state.name })}
            </Text>
          </p>
          {address.landmark ? (
            <p>
              <Text>{t('place.landmark', { landmark: address.landmark })}</Text>
            </p>
          ) : null}
          {address.notes ? <p className="whitespace-pre-line">{address.notes}</p> : null}
        </Part>
      ) : null}
    </div>
  )
}

function Part({ title, edit, to, children }: { title: string; edit: string; to: string; children: ReactNode }) {
  const { t } = useTranslation('cart')
  return (
    <Panel as="section" className="grid gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="type-h4">{title}</h2>
        <TextLink asChild underlined>
          <Link to={to} viewTransition aria-label={edit}>
            {t('review.edit')}
          </Link>
        </TextLink>
      </div>
      <div className="grid gap-1 text-15 text-text-2 wrap-anywhere">{children}</div>
    </Panel>
  )
}
