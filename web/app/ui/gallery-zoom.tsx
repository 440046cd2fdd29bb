import { useEffect, useEffectEvent, useRef } from 'react'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { cx } from './cx.ts'
import { ChevronBack, ChevronForward } from './directional-icon.tsx'
import { arrowStep, type GalleryLabels, type GalleryPicture } from './gallery-types.ts'
import { IconButton } from './icon-button.tsx'
import { Picture } from './picture.tsx'
import { useModal } from './dialog.tsx'
import { useZoom } from './use-zoom.ts'

type Props = {
  open: boolean
  onClose: () => void
  /** Called after the dialog has closed and the focus has returned; the picture may have changed. */
  onClosed: () => void
  pictures: readonly GalleryPicture[]
  current: number
  onGo: (index: number) => void
  labels: GalleryLabels
}

/** One picture on the whole screen. Arrow keys change it, + and - zoom, 0 fits it, Escape closes it. */
export function GalleryZoom({ open, onClose, onClosed, pictures, current, onGo, labels }: Props) {
  const modal = useModal(open, onClose, onClosed)
  return (
    <dialog {...modal} aria-label={labels.zoom} className="overlay overlay-full">
      {open ? <Stage onClose={onClose} pictures={pictures} current={current} onGo={onGo} labels={labels} /> : null}
    </dialog>
  )
}

function Stage({ onClose, pictures, current, onGo, labels }: Omit<Props, 'open' | 'onClosed'>) {
  const stage = useRef<HTMLDivElement>(null)
  const zoom = useZoom(stage)
  const picture = pictures[current]
  function go(index: number) {
    if (!pictures[index]) return
    zoom.reset()
    onGo(index)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = arrowStep(event.key, stage.current?.parentElement ?? document.documentElement)
    if (step !== 0) return go(current + step)
    const act = {
      '+': zoom.zoomIn,
      '=': zoom.zoomIn,
      '-': zoom.zoomOut,
      '0': zoom.reset,
      Home: () => go(0),
      End: () => go(pictures.length - 1),
    }[event.key]
    act?.()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  if (!picture) return null
  return (
    <div className="flex h-full flex-col">
      <div className="flex min-h-14 flex-none items-center gap-1 border-b border-line ps-4 pe-2">
        <p className="tnum flex-1 font-display text-14 font-semibold" role="status">
          <bdi dir="ltr" aria-hidden="true">{`${current + 1} / ${pictures.length}`}</bdi>
          <span className="sr-only">{labels.picture(current + 1, pictures.length)}</span>
        </p>
        <IconButton label={labels.zoomOut} onClick={zoom.zoomOut} disabled={!zoom.canZoomOut}>
          <Minus aria-hidden="true" strokeWidth={1.75} />
        </IconButton>
        <IconButton label={labels.zoomIn} onClick={zoom.zoomIn} disabled={!zoom.canZoomIn}>
          <Plus aria-hidden="true" strokeWidth={1.75} />
        </IconButton>
        <IconButton label={labels.close} onClick={onClose}>
          <X aria-hidden="true" strokeWidth={1.75} />
        </IconButton>
      </div>
      <div className="relative min-h-0 flex-1">
        <div
          ref={stage}
          dir="ltr"
          className={cx(
            'no-scrollbar size-full touch-pan-x touch-pan-y overflow-auto overscroll-contain bg-plinth',
            'data-zoomed:cursor-grab',
          )}
          data-zoomed={zoom.scale > 1 || undefined}
        >
          <div style={{ inlineSize: `${zoom.scale * 100}%`, blockSize: `${zoom.scale * 100}%` }}>
            <Picture
              key={picture.id}
              base={picture.base}
              alt={picture.alt}
              sizes={`${Math.ceil(zoom.scale) * 100}vmin`}
              priority
            />
          </div>
        </div>
        <Turn side="start" label={labels.previous} disabled={current === 0} onClick={() => go(current - 1)} />
        <Turn
          side="end"
          label={labels.next}
          disabled={current === pictures.length - 1}
          onClick={() => go(current + 1)}
        />
      </div>
    </div>
  )
}

type TurnProps = { side: 'start' | 'end'; label: string; disabled: boolean; onClick: () => void }

function Turn({ side, label, disabled, onClick }: TurnProps) {
  return (
    <span
      className={cx('absolute inset-y-0 my-auto size-tap rounded-full bg-bg', side === 'start' ? 'start-3' : 'end-3')}
    >
      <IconButton variant="round" label={label} disabled={disabled} onClick={onClick}>
        {side === 'start' ? <ChevronBack /> : <ChevronForward />}
      </IconButton>
    </span>
  )
}
