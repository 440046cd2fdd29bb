import type { ReactNode } from 'react'
import * as fields from '#app/__generated__/field-rules.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Field, FieldRow } from '#app/ui/field.tsx'
import { Textarea, TextInput } from '#app/ui/text-input.tsx'
import type { WholeCart_CartFragment as Cart } from '#app/domains/cart/__generated__/whole-cart.ts'
import { LocationField } from './location-field.tsx'

type Name = 'streetAddress' | 'buildingNumber' | 'floorNumber' | 'apartmentNumber' | 'landmark' | 'notes'
type Props = {
  address: Omit<NonNullable<Cart['address']>, '__typename'> | null
  values: Record<string, string>
  error: (name: string) => string | undefined
  /** Renders the fields of governorate, city and area. */
  places: ReactNode
}

/** Address fields with submitted or known values. Their ids equal their names. */
export function AddressFields({ address, values, error, places }: Props) {
  const { t } = useTranslation(['cart', 'common'])
  const field = (name: Name) => ({ id: name, label: t(`address.${name}`), error: error(name) })
  const input = (name: Name) => ({ name, defaultValue: values[name] ?? address?.[name] ?? '' })
  const optional = t('common:optional')
  return (
    <div className="grid gap-5">
      {places}
      <FieldRow>
        <Field {...field('streetAddress')} required className="sm:col-span-2">
          <TextInput
            {...input('streetAddress')}
            autoComplete="address-line1"
            maxLength={fields.streetAddress.max}
            placeholder={t('address.streetExample')}
          />
        </Field>
        <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:col-span-2 sm:grid-cols-3">
          <Field {...field('buildingNumber')} required className="max-sm:col-span-2">
            <TextInput {...input('buildingNumber')} maxLength={fields.buildingNumber.max} />
          </Field>
          <Field {...field('floorNumber')} required>
            <TextInput {...input('floorNumber')} maxLength={fields.floorNumber.max} />
          </Field>
          <Field {...field('apartmentNumber')} required>
            <TextInput {...input('apartmentNumber')} maxLength={fields.apartmentNumber.max} />
          </Field>
        </div>
        <Field {...field('landmark')} optionalLabel={optional} className="sm:col-span-2">
          <TextInput
            {...input('landmark')}
            maxLength={fields.landmark.max}
            placeholder={t('address.landmarkExample')}
          />
        </Field>
        <Field {...field('notes')} optionalLabel={optional} className="sm:col-span-2">
          <Textarea {...input('notes')} maxLength={fields.addressNotes.max} rows={3} />
        </Field>
        <LocationField value={values.location ?? textOfPlace(address?.location)} error={error('location')} />
      </FieldRow>
    </div>
  )
}

function textOfPlace(place: { latitude: number; longitude: number } | null | undefined): string {
  return place ? `${place.latitude}, ${place.longitude}` : ''
}
