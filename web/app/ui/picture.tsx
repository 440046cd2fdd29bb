import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

const widths = [240, 480, 800, 1200]

function sources(base: string, format: string): string {
  return widths.map((width) => `${base}/${width}.${format} ${width}w`).join(', ')
}

type Props = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'loading' | 'fetchPriority'> & {
  /** URL without width and format: `${base}/480.avif` etc. exist for 240, 480, 800, 1200 and avif, webp, jpg. */
  base: string
  alt: string
  sizes: string
  /** Loads the picture eagerly: for the main picture of the first screen (one per page), or 'low' for others on it. */
  priority?: boolean | 'low'
}

/** A picture in the best format and width for the screen. Reserves its space before it loads. */
export function Picture({ base, alt, sizes, priority = false, width = 800, height = 1000, className, ...rest }: Props) {
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sources(base, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sources(base, 'webp')} sizes={sizes} />
      <img
        alt={alt}
        width={width}
        height={height}
        sizes={sizes}
        srcSet={sources(base, 'jpg')}
        src={`${base}/480.jpg`}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority === 'low' ? 'low' : priority ? 'high' : undefined}
        decoding="async"
        draggable={false}
        className={cx('size-full object-contain', className)}
        {...rest}
      />
    </picture>
  )
}
