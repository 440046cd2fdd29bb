import { useEffect, useRef } from 'react'
import * as fields from '#app/__generated__/field-rules.ts'
import { LocateButton, usePosition } from '#app/domains/location/locate-button.tsx'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Field } from '#app/ui/field.tsx'
import { TextInput } from '#app/ui/text-input.tsx'

type Props = { value: string; error: string | undefined }

/**
 * Field for the place on the map: the link of a map, coordinates, or the position of the device, which a press writes
 * into the field.
 */
export function LocationField({ value, error }: Props) {
  const { t } = useTranslation(['cart', 'common'])
  const input = useRef<HTMLInputElement>(null)
  const { place, asking, problem, ask } = usePosition()
  useEffect(() => {
    if (!place || !input.current) return
    input.current.value = `${place.latitude.toFixed(6)}, ${place.longitude.toFixed(6)}`
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
  }, [place])
  return (
    <div className="grid justify-items-start gap-2.5 sm:col-span-2">
      <Field
        id="location"
        label={t('address.location')}
        optionalLabel={t('common:optional')}
        hint={problem ? t(`address.locationProblem.${problem}`) : t('address.locationHint')}
        error={error}
        className="w-full"
      >
        <TextInput
          ref={input}
          ltr
          name="location"
          defaultValue={value}
          maxLength={fields.location.max}
          inputMode="url"
        />
      </Field>
      <LocateButton asking={asking} ask={ask}>
        {t('address.locate')}
      </LocateButton>
    </div>
  )
}
