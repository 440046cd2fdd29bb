import { type ChangeEvent, lazy, startTransition, Suspense, useRef, useState } from 'react'
import User from 'lucide-react/icons/user'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { loadWithRetry } from '#app/lib/lazy/lazy-part.tsx'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import {
  AccountImageRemoveDocument,
  AccountImageUpdateDocument,
  useAccountImageRemoveMutation,
  useAccountImageUpdateMutation,
} from './__generated__/image-writes.ts'
import { accepted, defineWrite } from '#app/lib/forms/write.ts'
import { textsIn } from '#app/lib/i18n/i18n.ts'
import type { Locale } from '#app/lib/locale/locale.ts'
import { cx } from '#app/ui/cx.ts'

const done = (_: unknown, { locale }: { locale: Locale }) =>
  accepted({ without: '/profile', notice: textsIn(locale)('account:photo.done') })

/** Saves the photo in the field `image`. */
export const photoUpdateWrite = defineWrite({
  mutation: AccountImageUpdateDocument,
  check: ({ form, locale }) =>
    photoIn(form).size > 0
      ? []
      : [{ code: 'VALIDATION_FAILED', path: ['image'], message: textsIn(locale)('account:photo.none'), unsent: true }],
  variables: ({ form }) => ({ input: { image: photoIn(form) } }),
  done,
})

/** Removes the photo. */
export const photoRemoveWrite = defineWrite({ mutation: AccountImageRemoveDocument, variables: () => ({}), done })

/** Returns the file of a form; an empty one when none was chosen. */
function photoIn(form: FormData): Blob {
  const image = form.get('image')
  return image instanceof Blob ? image : new Blob()
}

const CropDialog = lazy(async () => ({ default: (await loadWithRetry(() => import('./crop-dialog.tsx'))).CropDialog }))
const ACTION = '/profile/photo'
const button = [
  'relative inline-flex min-h-tap max-w-full flex-wrap items-center rounded-sm border border-line-ctl px-4 font-display text-14 font-semibold',
  'hover:bg-surface-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
].join(' ')

/** Chooses and crops a photo, or removes it. Without JavaScript the file is sent unchanged, and the shop crops it. */
export function PhotoForm({ hasPhoto }: { hasPhoto: boolean }) {
  const { t } = useTranslation('account')
  const [file, setFile] = useState<File>()
  const input = useRef<HTMLInputElement>(null)
  // The dialog closes with its file. The focus returns to the button once the page is no longer inert.
  const close = () => {
    setFile(undefined)
    requestAnimationFrame(() => input.current?.focus())
  }
  const another = () => {
    close()
    input.current?.click()
  }
  const update = useForm(photoUpdateWrite, useAccountImageUpdateMutation(), {
    name: 'photo',
    fields: ['image', ''],
    onDone: close,
    onRefused: close,
  })
  const removal = useForm(photoRemoveWrite, useAccountImageRemoveMutation(), {
    fields: [''],
    onDone: close,
    onRefused: close,
  })
  // Only the form that was sent last shows its refusal.
  const [last, setLast] = useState<'update' | 'removal'>('update')
  const wrong = last === 'update' ? (update.error('image') ?? update.error('')) : removal.error('')
  const busy = update.busy || removal.busy
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    startTransition(() => setFile(chosen))
    // Allows the same file to be chosen again.
    target.value = ''
  }
  const send = (photo: Blob) => {
    const form = new FormData()
    form.append('image', photo, 'photo.jpg')
    setLast('update')
    void update.submit(form, ACTION)
  }
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap gap-2">
        <update.Form action={ACTION} encType="multipart/form-data" className="flex max-w-full flex-wrap gap-2">
          <input type="hidden" name="intent" value="update" />
          {/* The label is the button; without a script the browser's own control shows what was chosen. */}
          <label className={button}>
            {hasPhoto ? t('photo.change') : t('photo.choose')}
            <input
              ref={input}
              type="file"
              name="image"
              accept="image/jpeg,image/png,image/webp"
              onChange={choose}
              aria-describedby="photo-hint"
              className="sr-only [@media(scripting:none)]:not-sr-only [@media(scripting:none)]:max-w-full"
            />
          </label>
          <span className="hidden [@media(scripting:none)]:contents">
            <Button type="submit" size="sm">
              {t('photo.upload')}
            </Button>
          </span>
        </update.Form>
        {hasPhoto ? (
          <removal.Form action={ACTION} onSubmit={() => setLast('removal')}>
            <input type="hidden" name="intent" value="remove" />
            <Button type="submit" size="sm" variant="ghost" loading={removal.busy}>
              {t('photo.remove')}
            </Button>
          </removal.Form>
        ) : null}
      </div>
      <p id="photo-hint" className="text-13 text-text-3">
        {t('photo.hint')}
      </p>
      <div role="alert">{wrong && !busy ? <FieldError>{wrong}</FieldError> : null}</div>
      {file ? (
        <Suspense>
          <CropDialog file={file} busy={update.busy} onClose={close} onAnother={another} onDone={send} />
        </Suspense>
      ) : null}
    </div>
  )
}

type Props = { image: string | null; alt: string; className?: string }

/** A customer's photo, or a placeholder. */
export function PhotoView({ image, alt, className }: Props) {
  const look = cx('size-24 flex-none rounded-full bg-surface-2 object-cover', className)
  if (image) return <img src={image} alt={alt} width={480} height={480} className={look} />
  return (
    <span className={cx(look, 'grid place-items-center text-text-3')}>
      <User aria-hidden="true" strokeWidth={1.5} className="size-10" />
    </span>
  )
}
