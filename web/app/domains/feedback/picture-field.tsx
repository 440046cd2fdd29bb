import { type ChangeEvent, startTransition, useEffect, useRef, useState } from 'react'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field-message.tsx'

const look = [
  'min-h-12 w-full rounded-sm border border-line-ctl p-1.5 text-14 text-text-2 aria-invalid:border-danger',
  'file:me-3 file:min-h-9 file:rounded-xs file:border-0 file:bg-surface-3 file:px-4 file:font-semibold file:text-text',
].join(' ')

/** A picture of the product, that may be left out; shown as soon as it is chosen. */
export function PictureField({ error }: { error: string | undefined }) {
  const { t } = useTranslation(['feedback', 'common'])
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState<string>()
  useEffect(() => () => (shown ? URL.revokeObjectURL(shown) : undefined), [shown])
  const choose = ({ target: { files } }: ChangeEvent<HTMLInputElement>) => {
    const [file] = files ?? []
    startTransition(() => setShown(file?.type.startsWith('image/') ? URL.createObjectURL(file) : undefined))
  }
  const remove = () => {
    if (input.current) input.current.value = ''
    setShown(undefined)
    input.current?.focus()
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor="image" className="text-14 font-semibold">
        {t('request.image')}
        <span className="font-normal text-text-3"> ({t('common:optional')})</span>
      </label>
      <input
        ref={input}
        id="image"
        type="file"
        name="image"
        accept="image/jpeg,image/png,image/webp"
        onChange={choose}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'image-error image-hint' : 'image-hint'}
        className={look}
      />
      {error ? <FieldError id="image-error">{error}</FieldError> : null}
      <p id="image-hint" className="text-13 text-text-3">
        {t('request.imageHint')}
      </p>
      {shown ? (
        <div className="flex items-end gap-3">
          <img src={shown} alt={t('request.imageAlt')} className="h-32 max-w-48 rounded-sm bg-plinth object-contain" />
          <Button size="sm" variant="ghost" icon={<X aria-hidden="true" strokeWidth={1.75} className="size-4" />} onClick={remove}>
            {t('request.removeImage')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
