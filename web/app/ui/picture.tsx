import type { ComponentProps } from 'react'

const widths = [240, 480, 800, 1200]
/** Widths for slots of at most 22rem. */
const cardWidths = [240, 480, 800]

function sources(base: string, format: string, of = widths): string {
  return of.map((width) => `${base}/${width}.${format} ${width}w`).join(', ')
}

type Props = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'loading' | 'fetchPriority'> & {
  /** URL without width and format: `${base}/480.avif` etc. exist for 240, 480, 800, 1200 and avif, webp, jpg. */
  base: string
  alt: string
  sizes: string
  /** Loads the picture eagerly: for the main picture of the first screen (one per page), or 'low' for others on it. */
  priority?: boolean | 'low'
  /**
   * For pictures that a page repeats, in slots of at most 22rem: browsers without AVIF get the JPEG of 480 px instead
   * of all widths in WebP and JPEG, which would be two thirds of a card's markup.
   */
  light?: boolean
}

/** A picture in the best format and width for the screen. Reserves its space before it loads. */
export function Picture({
  base,
  alt,
  sizes,
  priority = false,
  light = false,
  width = 800,
  height = 1000,
  className,
  ...rest
}: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={sources(base, 'avif', light ? cardWidths : widths)} sizes={sizes} />
      {light ? null : <source type="image/webp" srcSet={sources(base, 'webp')} sizes={sizes} />}
      <img
        alt={alt}
        width={width}
        height={height}
        sizes={light ? undefined : sizes}
        srcSet={light ? undefined : sources(base, 'jpg')}
        src={`${base}/480.jpg`}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority === 'low' ? 'low' : priority ? 'high' : undefined}
        decoding="async"
        className={className}
        {...rest}
      />
    </picture>
  )
}
