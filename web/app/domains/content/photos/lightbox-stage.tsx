import { type PointerEvent, type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ChevronBack, ChevronForward } from '#app/ui/directional-icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { PhotoGrid_PhotoFragment } from './__generated__/photo-grid.ts'

type Photo = PhotoGrid_PhotoFragment
type Props = {
  photo: Photo
  before: Photo | undefined
  after: Photo | undefined
  pathTo: (id: string) => string
  /** State of the history entry, kept from photo to photo. */
  state: unknown
  onTurn: (to: Photo) => void
}

/** A photo in full size, links to its neighbours, and the prefetch of their pictures. */
export function LightboxStage({ photo, before, after, pathTo, state, onTurn }: Props) {
  const { t } = useTranslation('media')
  const swipe = useSwipe((step) => {
    const to = step === 1 ? after : before
    if (to) onTurn(to)
  })
  const way = (to: Photo, label: string, icon: ReactNode) => (
    <IconButton asChild variant="round" label={label} className="bg-bg">
      <Link to={pathTo(to.id)} state={state} replace preventScrollReset>
        {icon}
      </Link>
    </IconButton>
  )
  return (
    <div
      className="relative min-h-0 flex-1 touch-pan-y touch-pinch-zoom bg-plinth bg-contain bg-center bg-no-repeat"
      // The small picture of the list is the placeholder until the large one has loaded.
      style={{ backgroundImage: `url("${photo.image.base}/480.avif")` }}
      {...swipe}
    >
      <Picture
        key={photo.id}
        base={photo.image.base}
        alt={photo.image.alt}
        width={1200}
        height={800}
        sizes="100vw"
        priority
      />
      <span className="absolute inset-y-0 start-3 my-auto h-tap">
        {before ? way(before, t('photos.previous'), <ChevronBack />) : null}
      </span>
      <span className="absolute inset-y-0 end-3 my-auto h-tap">
        {after ? way(after, t('photos.next'), <ChevronForward />) : null}
      </span>
      <div hidden>
        {[after, before].map((near) =>
          near ? <Picture key={near.id} base={near.image.base} alt="" sizes="100vw" priority /> : null,
        )}
      </div>
    </div>
  )
}

/** Minimum length of a swipe in pixels. */
const SWIPE = 48

/** Calls `onSwipe` for a touch swipe, in reading direction: 1 forward, -1 back. */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown({ pointerType, clientX: x, clientY: y, isPrimary }: PointerEvent) {
      from.current = pointerType === 'touch' && isPrimary ? { x, y } : null
    },
    onPointerUp({ clientX, clientY, currentTarget }: PointerEvent) {
      if (!from.current) return
      const [across, down] = [clientX - from.current.x, clientY - from.current.y]
      from.current = null
      if (Math.abs(across) < SWIPE || Math.abs(across) < Math.abs(down) * 1.5) return
      const forward = getComputedStyle(currentTarget).direction === 'rtl' ? across > 0 : across < 0
      onSwipe(forward ? 1 : -1)
    },
    onPointerCancel() {
      from.current = null
    },
  }
}
