import { useEffect, useRef } from 'react'
import MapPin from 'lucide-react/icons/map-pin'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { AddressCard_AddressFragment as Address } from './__generated__/address-card.ts'
import { AddressCard } from './address-card.tsx'
import { addAddressPath, MOST_ADDRESSES } from '#app/domains/account/account-paths.ts'

/** The customer's addresses, the default first. */
export function AddressBook({ addresses }: { addresses: readonly Address[] }) {
  const { t } = useTranslation('address')
  const heading = useRef<HTMLHeadingElement>(null)
  const count = useRef(addresses.length)
  // The deleted card had the focus.
  useEffect(() => {
    const fewer = addresses.length < count.current
    count.current = addresses.length
    if (fewer) heading.current?.focus()
  }, [addresses.length])
  const add = (
    <Button asChild>
      <Link to={addAddressPath} viewTransition>
        {t('add')}
      </Link>
    </Button>
  )
  return (
    <div className="grid content-start gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 ref={heading} tabIndex={-1} className="type-h1 outline-none">
          {t('title')}
        </h1>
        {addresses.length > 0 && addresses.length < MOST_ADDRESSES ? add : null}
      </div>
      {addresses.length >= MOST_ADDRESSES ? (
        <p className="text-text-2">
          <Text>{t('full', { most: MOST_ADDRESSES })}</Text>
        </p>
      ) : null}
      {addresses.length === 0 ? (
        <EmptyState icon={<MapPin aria-hidden="true" />} title={t('empty.title')} action={add}>
          <p>{t('empty.text')}</p>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {addresses.map((address) => (
            <li key={address.id} className="grid min-w-0">
              <AddressCard address={address} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
