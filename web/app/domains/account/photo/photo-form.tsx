import { type ChangeEvent, lazy, startTransition, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '#app/lib/forms/use-write.ts'
import { lasting } from '#app/lib/later/lasting.ts'
import { notify } from '#app/lib/notify/notify.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field-message.tsx'

const CropDialog = lazy(async () => ({ default: (await lasting(() => import('./crop-dialog.tsx'))).CropDialog }))
const ACTION = '/profile/photo'
const button = [
  'relative inline-flex min-h-tap items-center rounded-sm border border-line-ctl px-4 font-display text-14 font-semibold',
  'hover:bg-surface-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
].join(' ')

/** Chooses a photo and crops it, or takes it away. Without JavaScript the file is sent as it is, and the shop crops it. */
export function PhotoForm({ hasPhoto }: { hasPhoto: boolean }) {
  const { t } = useTranslation('account')
  const [file, setFile] = useState<File>()
  const input = useRef<HTMLInputElement>(null)
  // The dialog goes with its file; the focus goes back to where it came from once nothing is inert any more.
  const close = () => {
    setFile(undefined)
    requestAnimationFrame(() => input.current?.focus())
  }
  const another = () => {
    close()
    input.current?.click()
  }
  const onDone = () => {
    close()
    notify({ type: 'success', title: t('photo.done') })
  }
  const { Form, submit, busy, error } = useWrite({ fields: ['image', ''], onDone, onRefused: close })
  const wrong = error('image') ?? error('')
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    startTransition(() => setFile(chosen))
    // The same file may be chosen again.
    target.value = ''
  }
  const send = (photo: Blob) => {
    const form = new FormData()
    form.append('image', photo, 'photo.jpg')
    void submit(form, { method: 'post', action: ACTION, encType: 'multipart/form-data' })
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <form method="post" action={ACTION} encType="multipart/form-data" className="flex flex-wrap gap-2">
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
              className="sr-only [@media(scripting:none)]:not-sr-only [@media(scripting:none)]:ms-3"
            />
          </label>
          <span className="hidden [@media(scripting:none)]:contents">
            <Button type="submit" size="sm">
              {t('photo.upload')}
            </Button>
          </span>
        </form>
        {hasPhoto ? (
          <Form method="post" action={ACTION}>
            <input type="hidden" name="intent" value="remove" />
            <Button type="submit" size="sm" variant="ghost" loading={busy && !file}>
              {t('photo.remove')}
            </Button>
          </Form>
        ) : null}
      </div>
      <p id="photo-hint" className="text-13 text-text-3">
        {t('photo.hint')}
      </p>
      <div role="alert">{wrong && !busy ? <FieldError>{wrong}</FieldError> : null}</div>
      {file ? (
        <Suspense>
          <CropDialog file={file} busy={busy} onClose={close} onAnother={another} onDone={send} />
        </Suspense>
      ) : null}
    </div>
  )
}
