import User from 'lucide-react/icons/user'
import { cx } from '#app/ui/cx.ts'

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
