import type { ReactNode, Ref } from 'react'
import X from 'lucide-react/icons/x'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { Spinner } from './spinner.tsx'
import { ToneIcon, type Tone } from './tone.tsx'

export type ToastType = 'default' | 'success' | 'error' | 'info' | 'warning' | 'loading'

const tones: Partial<Record<ToastType, Tone>> = {
  success: 'success',
  error: 'danger',
  info: 'info',
  warning: 'warning',
}

const discs: Record<ToastType, string> = {
  default: '',
  success: 'bg-success text-bg',
  error: 'bg-on-danger-solid text-danger-solid',
  info: 'bg-info text-bg',
  warning: 'bg-warning text-bg',
  loading: 'bg-surface-3 text-text',
}

type Props = {
  type?: ToastType
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** Picture instead of the icon: the added product. */
  picture?: ReactNode
  /** Hidden from screen readers. */
  silent?: boolean
  onClose?: () => void
  closeLabel?: string
  ref?: Ref<HTMLDivElement>
}

/** A toast, 356 px wide (specification §9), errors on red (§8). The toaster controls place, time and stacking. */
export function ToastView({
  type = 'default',
  title,
  children,
  action,
  picture,
  silent,
  onClose,
  closeLabel,
  ref,
}: Props) {
  const error = type === 'error'
  return (
    <div
      ref={ref}
      role={silent ? undefined : error ? 'alert' : 'status'}
      className={cx(
        'relative flex min-h-16 w-89 max-w-[calc(100vw-2rem)] items-center gap-3 overflow-hidden rounded-md py-2 ps-4',
        'pe-2 text-14 shadow-2',
        // The border separates it from pictures with the same background.
        error
          ? 'bg-danger-solid text-on-danger-solid forced-colors:border [--focus:currentColor]'
          : 'border border-line-2 bg-surface-2 text-text',
      )}
    >
      {picture ? (
        <span className="-ms-2 aspect-4/5 w-11 flex-none overflow-hidden rounded-sm bg-plinth">{picture}</span>
      ) : (
        <Disc type={type} />
      )}
      <div className="min-w-0 flex-1 leading-ui">
        <p className="font-display font-semibold">{title}</p>
        {children ? <div className={error ? 'whitespace-pre-line' : 'text-text-2'}>{children}</div> : null}
        {/* Below what it is about: beside it a product's name would have a third of the width. */}
        {action ? (
          <div className="-mx-2 -mb-2 w-fit font-display font-semibold *:min-h-tap *:px-2">{action}</div>
        ) : null}
      </div>
      {onClose && closeLabel ? (
        <IconButton label={closeLabel} onClick={onClose} className="hover:bg-transparent hover:opacity-75">
          <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </IconButton>
      ) : null}
      {type === 'loading' ? (
        <span aria-hidden="true" className="absolute start-0 bottom-0 h-0.5 w-3/5 bg-accent" />
      ) : null}
    </div>
  )
}

function Disc({ type }: { type: ToastType }) {
  if (type === 'default') return null
  const tone = tones[type]
  return (
    <span aria-hidden="true" className={cx('grid size-9 flex-none place-items-center rounded-full', discs[type])}>
      {tone ? <ToneIcon tone={tone} className="size-5" /> : <Spinner />}
    </span>
  )
}
