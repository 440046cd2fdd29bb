import { type ChangeEvent, startTransition, useEffect, useRef, useState } from 'react'
import ImagePlus from 'lucide-react/icons/image-plus'
import X from 'lucide-react/icons/x'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { FieldError } from '#app/ui/field.tsx'

type Chosen = { name: string; url: string | undefined }

type Props = {
  refusal: string | undefined
  /** Changes with each response. */
  answer: unknown
}

/** An optional picture of the product with a preview. */
export function PictureField({ refusal, answer }: Props) {
  const { t } = useTranslation(['feedback', 'common'])
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Chosen>()
  // The refusal does not apply to another picture.
  const [mended, setMended] = useState<unknown>()
  const error = mended === answer ? undefined : refusal
  useEffect(() => () => (chosen?.url ? URL.revokeObjectURL(chosen.url) : undefined), [chosen])
  const choose = ({ target: { files } }: ChangeEvent<HTMLInputElement>) => {
    const [file] = files ?? []
    const url = file?.type.startsWith('image/') ? URL.createObjectURL(file) : undefined
    startTransition(() => {
      setChosen(file && { name: file.name, url })
      setMended(answer)
    })
  }
  // Hides the preview of a file that is no picture; the shop's refusal explains it.
  const onUnreadable = () => setChosen((file) => file && { ...file, url: undefined })
  const remove = () => {
    if (input.current) input.current.value = ''
    setChosen(undefined)
    input.current?.focus()
  }
  return (
    <div className="grid gap-1.5">
      <p className="text-14 font-semibold">
        {t('request.image')}
        <span className="font-normal text-text-3"> ({t('common:optional')})</span>
      </p>
      {/* The label is the control; without JavaScript the browser's own one shows the file. */}
      <label className={cx(look, error && 'border-danger', 'flex-wrap')}>
        <ImagePlus aria-hidden="true" strokeWidth={1.75} className="size-5 flex-none text-text-2" />
        <span className="min-w-0 font-semibold wrap-anywhere">
          {chosen ? <bdi>{chosen.name}</bdi> : t('request.chooseImage')}
        </span>
        <input
          ref={input}
          id="image"
          type="file"
          name="image"
          accept="image/jpeg,image/png,image/webp"
          onChange={choose}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'image-error image-hint' : 'image-hint'}
          className="sr-only [@media(scripting:none)]:not-sr-only [@media(scripting:none)]:w-full"
        />
      </label>
      {error ? <FieldError id="image-error">{error}</FieldError> : null}
      <p id="image-hint" className="text-13 text-text-3">
        <Text>{t('request.imageHint')}</Text>
      </p>
      {chosen ? (
        <div className="flex flex-wrap items-end gap-x-3 gap-y-1">
          {chosen.url ? (
            <img
              src={chosen.url}
              alt={t('request.imageAlt')}
              onError={onUnreadable}
              className="h-32 max-w-48 rounded-sm bg-plinth object-contain"
            />
          ) : null}
          <Button
            size="sm"
            variant="ghost"
            icon={<X aria-hidden="true" strokeWidth={1.75} className="size-4" />}
            onClick={remove}
            className="whitespace-nowrap"
          >
            {t('request.removeImage')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

const look = [
  'relative flex min-h-14 cursor-pointer items-center gap-3 rounded-sm border border-dashed border-line-ctl px-4 py-2 text-15 hover:bg-surface-1',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
].join(' ')
