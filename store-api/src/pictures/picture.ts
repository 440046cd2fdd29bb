/** What the drawing module draws (`DRAWINGS`); nothing else reads the spec. */
export type Drawing = { drawing: unknown }
/** A picture that the shop brought: `photo` is its id, a hash of its content. */
export type Photo = { photo: string; read: () => Promise<Buffer> }
export type Picture = Drawing | Photo

/** Widths in pixels; the height of a photo is 5/4 of it, of a drawing what its SVG says. */
export const WIDTHS = [240, 480, 800, 1200] as const
export const FORMATS = ['avif', 'webp', 'jpg'] as const
export type Width = (typeof WIDTHS)[number]
export type Format = (typeof FORMATS)[number]

export type Size = { width: Width; format: Format }

export const CONTENT_TYPES: Readonly<Record<Format, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

/** `480.avif` as a size; undefined for a width or a format that is not made, and for anything else. */
export function parseSize(file: string): Size | undefined {
  const parts = /^(\d{3,4})\.([a-z]{3,4})$/.exec(file)
  const width = WIDTHS.find((known) => String(known) === parts?.[1])
  const format = FORMATS.find((known) => known === parts?.[2])
  return width && format ? { width, format } : undefined
}
