import { useEffect, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FieldError } from '#app/ui/field.tsx'

type Props = {
  file: File
  busy: boolean
  onClose: () => void
  /** Called to choose another file. */
  onAnother: () => void
  onDone: (photo: Blob) => void
}

const MAX_ZOOM = 4

/** Crops a picture to a square: moved by finger, mouse or arrow keys, enlarged by pinching, wheel or the slider. */
export function CropDialog({ file, busy, onClose, onAnother, onDone }: Props) {
  const { t } = useTranslation(['account', 'common'])
  const url = useObjectUrl(file)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const [broken, setBroken] = useState(false)
  const use = () => {
    if (url && area) cropToJpeg(url, area).then(onDone, () => setBroken(true))
  }
  const footer = broken ? (
    <Button block onClick={onAnother}>
      {t('photo.another')}
    </Button>
  ) : (
    <Button block loading={busy} disabled={!area} onClick={use}>
      {t('photo.use')}
    </Button>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(broken ? 'photo.label' : 'photo.crop')}
      closeLabel={t('common:close')}
      footer={footer}
    >
      {broken ? <FieldError>{t('photo.unreadable')}</FieldError> : null}
      <div className="relative aspect-square overflow-hidden rounded-sm bg-night" dir="ltr" hidden={broken}>
        {url ? (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            aspect={1}
            cropShape="round"
            showGrid={false}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            cropperProps={{ 'aria-label': t('photo.area') }}
            mediaProps={{ alt: '', onError: () => setBroken(true) }}
            keyboardStep={4}
            disableAutomaticStylesInjection
          />
        ) : null}
      </div>
      <label className="mt-4 flex items-center gap-4 text-14" hidden={broken}>
        <span>{t('photo.zoom')}</span>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
          className="min-h-tap flex-1 accent-accent-text"
        />
      </label>
    </Dialog>
  )
}

function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

/** Maximum side of the uploaded square in pixels, twice the side that the shop stores. */
const MAX = 960

/**
 * Returns a square of the picture at `url` as a JPEG of a few hundred kilobytes. Browser only; rejects for a file that
 * is no picture.
 */
async function cropToJpeg(url: string, { x, y, width, height }: Area): Promise<Blob> {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  const side = Math.min(MAX, Math.round(width))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser has no 2D canvas.')
  // JPEG has no transparency: without a background it would be black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, side, side)
  pen.drawImage(picture, x, y, width, height, 0, 0, side, side)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))),
      'image/jpeg',
      0.9,
    )
  })
}
