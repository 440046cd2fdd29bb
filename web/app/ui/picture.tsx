import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

const widths = [240, 480, 800, 1200]

function sources(base: string, format: string): string {
  return widths.map((width) => `${base}/${width}.${format} ${width}w`).join(', ')
}

type Props = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'loading' | 'fetchPriority'> & {
  /** Url without width and format: `${base}/480.avif` and so on exist for 240, 480, 800, 1200 and avif, webp, jpg. */
  base: string
  alt: string
  sizes: string
  /** Of the first screen, loaded at once instead of lazily: what it waits for (one on a page), or 'low' for what may come after that. */
  priority?: boolean | 'low'
}

/** A drawn product picture in the best format and width for the screen. Takes its room before it arrives. */
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
