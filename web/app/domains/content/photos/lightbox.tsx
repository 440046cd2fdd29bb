import { type MouseEvent, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import X from 'lucide-react/icons/x'
import { Link, useLocation, useNavigate } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { arrowStep } from '#app/ui/gallery-types.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { useModal } from '#app/ui/dialog.tsx'
import type { PhotoGrid_PhotoFragment } from './__generated__/photo-grid.ts'
import { LightboxStage } from './lightbox-stage.tsx'

type Props = {
  photos: readonly PhotoGrid_PhotoFragment[]
  /** Id of the open photo, or null. */
  shown: string | null
  /** Returns the address with this photo open, or with none. */
  pathTo: (id: string | null) => string
}

/**
 * Shows one photo on the whole screen. The address contains it, so it can be shared, and going back closes it. Its
 * controls are links, which work without JavaScript. Arrow keys and swipes follow the reading direction, Escape closes.
 */
export function Lightbox({ photos, shown, pathTo }: Props) {
  const { t } = useTranslation('media')
  const navigate = useNavigate()
  const { state } = useLocation() as { state: { opened?: boolean } | null }
  const current = photos.findIndex(({ id }) => id === shown)
  const photo = photos[current]
  const last = useRef(shown)
  // The server renders the dialog open, for browsers without JavaScript; here it is reopened as a modal.
  const [scripted, setScripted] = useState(false)
  useEffect(() => startTransition(() => setScripted(true)), [])
  useEffect(() => {
    if (shown !== null) last.current = shown
  }, [shown])

  const goTo = (id: string) => void navigate(pathTo(id), { replace: true, preventScrollReset: true, state })
  const close = () =>
    void (state?.opened ? navigate(-1) : navigate(pathTo(null), { replace: true, preventScrollReset: true }))
  const modal = useModal(scripted && photo !== undefined, close, () =>
    document.getElementById(`photo-${last.current}`)?.focus(),
  )
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    const step = arrowStep(key, document.documentElement)
    const to = photo && step !== 0 ? photos[current + step] : undefined
    if (to) goTo(to.id)
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  function onClose(event: MouseEvent) {
    if (!state?.opened) return
    event.preventDefault()
    close()
  }
  return (
    <dialog
      {...modal}
      open={!scripted && photo ? true : undefined}
      aria-labelledby={photo ? 'photo-caption' : undefined}
      className={scripted ? 'overlay overlay-full' : 'static m-0 mb-8 h-[80dvb] w-full max-w-none bg-bg p-0 text-text'}
    >
      {photo ? (
        <figure className="flex h-full flex-col">
          <div className="flex min-h-14 flex-none items-center gap-2 border-b border-line ps-4 pe-2">
            <p className="tnum flex-1 font-display text-14 font-semibold" role="status">
              <bdi dir="ltr" aria-hidden="true">{`${current + 1} / ${photos.length}`}</bdi>
              <span className="sr-only">
                {`${t('photos.position', { position: current + 1, total: photos.length })}: ${photo.caption}`}
              </span>
            </p>
            <IconButton asChild label={t('photos.close')}>
              <Link to={pathTo(null)} replace preventScrollReset onClick={onClose}>
                <X aria-hidden="true" strokeWidth={1.75} />
              </Link>
            </IconButton>
          </div>
          <LightboxStage
            {...{ photo, pathTo, state }}
            before={photos[current - 1]}
            after={photos[current + 1]}
            onTurn={({ id }) => goTo(id)}
          />
          <figcaption
            id="photo-caption"
            className="flex-none border-t border-line px-4 py-3.5 font-display text-16 font-semibold"
          >
            <Text>{photo.caption}</Text>
          </figcaption>
        </figure>
      ) : null}
    </dialog>
  )
}
