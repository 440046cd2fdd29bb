import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ChevronBack, ChevronForward } from '#app/ui/directional-icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { PhotoGrid_PhotoFragment } from './__generated__/photo-grid.ts'
import { useSwipe } from './lightbox-swipe.ts'

type Photo = PhotoGrid_PhotoFragment
type Props = {
  photo: Photo
  before: Photo | undefined
  after: Photo | undefined
  pathOf: (id: string) => string
  /** Of the history entry; it goes on from photo to photo. */
  state: unknown
  onTurn: (to: Photo) => void
}

/** A photo as large as there is room, the ways to its neighbours, and their pictures loaded ahead. */
export function LightboxStage({ photo, before, after, pathOf, state, onTurn }: Props) {
  const { t } = useTranslation('media')
  const swipe = useSwipe((step) => {
    const to = step === 1 ? after : before
    if (to) onTurn(to)
  })
  const way = (to: Photo, label: string, icon: ReactNode) => (
    <IconButton asChild variant="round" label={label} className="bg-bg">
      <Link to={pathOf(to.id)} state={state} replace preventScrollReset>
        {icon}
      </Link>
    </IconButton>
  )
  return (
    <div
      className="relative min-h-0 flex-1 touch-pan-y touch-pinch-zoom bg-plinth bg-contain bg-center bg-no-repeat"
      // What the list has shown already stands here until the large one is there.
      style={{ backgroundImage: `url("${photo.image.base}/480.avif")` }}
      {...swipe}
    >
      <Picture key={photo.id} base={photo.image.base} alt={photo.image.alt} width={1200} height={800} sizes="100vw" priority />
      <span className="absolute inset-y-0 start-3 my-auto h-tap">{before ? way(before, t('photos.previous'), <ChevronBack />) : null}</span>
      <span className="absolute inset-y-0 end-3 my-auto h-tap">{after ? way(after, t('photos.next'), <ChevronForward />) : null}</span>
      <div hidden>
        {[after, before].map((near) => (near ? <Picture key={near.id} base={near.image.base} alt="" sizes="100vw" priority /> : null))}
      </div>
    </div>
  )
}
