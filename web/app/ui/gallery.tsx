import { lazy, Suspense, useState, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { arrowStep, type GalleryLabels, type GalleryPicture } from './gallery-types.ts'
import { Picture } from './picture.tsx'
import { useSlides } from './use-slides.ts'

const loadZoom = () => import('./gallery-zoom.tsx')
const GalleryZoom = lazy(async () => ({ default: (await loadZoom()).GalleryZoom }))

type Props = {
  pictures: readonly GalleryPicture[]
  labels: GalleryLabels
  /** Element in the top end corner: the heart on phones. */
  corner?: ReactNode
  sizes?: string
  className?: string
}

/**
 * A product's pictures: swiped on phones, with thumbnails from 1024 px on, full screen on a press. One scroll-snap row
 * serves both, so that they stay in sync and work without JavaScript. A new `key` (product and colour) resets it.
 */
export function Gallery({ pictures, labels, corner, sizes = '(min-width: 64rem) 45rem, 100vw', className }: Props) {
  const { track, current, go, focusSlide } = useSlides(pictures.length)
  const [zoomed, setZoomed] = useState<boolean>()
  function onKeyDown(event: KeyboardEvent) {
    const step = arrowStep(event.key, event.currentTarget)
    if (step === 0) return
    event.preventDefault()
    go(current + step)
  }
  return (
    <section aria-label={labels.gallery} className={cx('min-w-0', className)}>
      <div className="grid gap-2 lg:grid-cols-[5.25rem_minmax(0,1fr)]">
        <div className="relative -mx-gutter min-w-0 overflow-hidden bg-plinth md:mx-0 md:rounded-md lg:order-1">
          <div
            ref={track}
            className={cx(
              'no-scrollbar flex aspect-[1/1.04] max-h-[clamp(17rem,100svh-30rem,40rem)] w-full snap-x snap-mandatory overflow-x-auto lg:aspect-[4/4.3]',
              'lg:max-h-none',
            )}
          >
            {pictures.map((picture, index) => (
              <button
                key={picture.id}
                type="button"
                aria-label={`${labels.picture(index + 1, pictures.length)}: ${picture.alt}. ${labels.zoom}`}
                tabIndex={index === current ? 0 : -1}
                onKeyDown={onKeyDown}
                onPointerEnter={() => void loadZoom()}
                onClick={() => setZoomed(true)}
                className="size-full flex-none cursor-zoom-in snap-center p-[2%] -outline-offset-2"
              >
                <Picture base={picture.base} alt="" sizes={sizes} priority={index === 0} />
              </button>
            ))}
          </div>
          {corner ? <div className="absolute end-2 top-2">{corner}</div> : null}
          <p
            className={cx(
              'tnum pointer-events-none absolute start-4 bottom-3 rounded-xs bg-bg px-2.5 py-2 font-display text-13',
              'leading-none font-semibold',
            )}
          >
            <bdi dir="ltr" aria-hidden="true">{`${current + 1} / ${pictures.length}`}</bdi>
            <span className="sr-only" role="status">
              {labels.picture(current + 1, pictures.length)}
            </span>
          </p>
        </div>
        <ul
          aria-label={labels.thumbs}
          className="no-scrollbar flex gap-2 overflow-x-auto p-0.5 lg:max-h-180 lg:flex-col lg:overflow-y-auto"
        >
          {pictures.map((picture, index) => (
            <li key={picture.id} className="flex-none">
              <button
                type="button"
                aria-label={labels.picture(index + 1, pictures.length)}
                aria-current={index === current ? 'true' : undefined}
                onKeyDown={onKeyDown}
                onClick={() => go(index)}
                className="gallery-thumb"
              >
                <Picture base={picture.base} alt="" light sizes="(min-width: 64rem) 80px, 46px" />
              </button>
            </li>
          ))}
        </ul>
      </div>
      {/* Its code comes with the first press, or just before. */}
      {zoomed === undefined ? null : (
        <Suspense>
          <GalleryZoom
            open={zoomed}
            onClose={() => setZoomed(false)}
            onClosed={() => focusSlide(current)}
            pictures={pictures}
            current={current}
            onGo={go}
            labels={labels}
          />
        </Suspense>
      )}
    </section>
  )
}
