import { type ComponentProps, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { Text } from '#app/lib/i18n/text.tsx'
import { nationalMobile } from '#app/lib/phone/national-mobile.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Ltr } from '#app/ui/bidi-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { AddressCard_AddressFragment as Address } from './__generated__/address-card.ts'
import { useAddressDefaultSetMutation, useAddressDeleteMutation } from './__generated__/address-writes.ts'
import { addressDefaultWrite, addressDeleteWrite } from './address-book-writes.ts'
import { editAddressPath, profilePaths } from '#app/domains/account/account-paths.ts'

/** An address of the address book with its actions. */
export function AddressCard({ address }: { address: Address }) {
  const { t } = useTranslation('address')
  const { id, fullName, mobile, anotherMobile, state, city, regionName: region, landmark, notes, isDefault } = address
  const street = address.streetAddress
  const defaultForm = useForm(addressDefaultWrite, useAddressDefaultSetMutation())
  const deleteForm = useForm(addressDeleteWrite, useAddressDeleteMutation())
  const heading = useRef<HTMLHeadingElement>(null)
  const wasDefault = useRef(isDefault)
  // The pressed button disappears once the address is the default: the focus would be lost.
  useEffect(() => {
    const becameDefault = isDefault && !wasDefault.current
    wasDefault.current = isDefault
    if (becameDefault && document.activeElement === document.body) heading.current?.focus()
  }, [isDefault])
  return (
    <Panel as="article" className="flex flex-col gap-4">
      <div className="flex items-start justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="type-h4 min-w-0 wrap-anywhere outline-none">
          <Text>{fullName}</Text>
        </h2>
        {isDefault ? <Tag>{t('default')}</Tag> : null}
      </div>
      <div className="grid gap-1 text-15 text-text-2 wrap-anywhere">
        <p>
          <Text>{t('line', address)}</Text>
        </p>
        <p>
          <Text>{t('area', { region, city: city.name, state: state.name })}</Text>
        </p>
        {landmark ? (
          <p>
            <Text>{t('landmark', { landmark })}</Text>
          </p>
        ) : null}
        {notes ? <p className="whitespace-pre-line">{notes}</p> : null}
        <p>
          <Ltr>{nationalMobile(mobile)}</Ltr> · <Ltr>{nationalMobile(anotherMobile)}</Ltr>
        </p>
      </div>
      {address.deliverable ? null : <Alert tone="warning">{t('notDelivered')}</Alert>}
      <div className="mt-auto flex flex-wrap items-start gap-2">
        <Button asChild variant="outline" size="sm">
          <Link to={editAddressPath(id)} aria-label={`${t('edit')}: ${street}`} viewTransition>
            {t('edit')}
          </Link>
        </Button>
        {isDefault ? null : (
          <OneButton form={defaultForm} id={id} value="default" aria-label={`${t('setDefault')}: ${street}`}>
            {t('setDefault')}
          </OneButton>
        )}
        <details className="group/sure open:basis-full">
          <summary
            aria-label={`${t('delete')}: ${street}`}
            className="inline-flex min-h-tap cursor-pointer list-none items-center rounded-sm px-4 font-display text-14 font-semibold hover:bg-surface-2 [&::-webkit-details-marker]:hidden"
          >
            {t('delete')}
          </summary>
          <div className="mt-2 grid gap-3 rounded-sm bg-surface-2 p-3">
            <p className="text-15">{t('sure')}</p>
            <OneButton form={deleteForm} id={id} value="delete" aria-label={`${t('deleteSure')}: ${street}`}>
              {t('deleteSure')}
            </OneButton>
          </div>
        </details>
      </div>
    </Panel>
  )
}

type OneButtonProps = Omit<ComponentProps<typeof Button>, 'form'> & {
  form: Pick<ReturnType<typeof useForm>, 'Form' | 'busy'>
  id: string
  /** Name of the write in the page's action. */
  value: 'default' | 'delete'
}

function OneButton({ form: { Form, busy }, id, ...button }: OneButtonProps) {
  return (
    <Form action={profilePaths.addressBook}>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="intent" variant="outline" size="sm" loading={busy} {...button} />
    </Form>
  )
}
