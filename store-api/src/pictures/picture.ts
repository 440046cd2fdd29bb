import type { Art, ArtView } from '#src/db/demo/art/art.ts'
import type { SceneArt } from '#src/db/demo/scenes/scene-art.ts'

/** What is drawn, and from where it is seen. */
export type Drawing = { art: Art; view: ArtView }
/** A picture that the shop brought: `photo` is its id, a hash of its content. */
export type Photo = { photo: string; read: () => Promise<Buffer> }
/** A drawn scene. */
export type Scene = { scene: SceneArt }
export type Picture = Drawing | Photo | Scene

/** Widths in pixels; the height is 5/4 of it, of a scene 2/3. */
export const WIDTHS = [240, 480, 800, 1200] as const
export const FORMATS = ['avif', 'webp', 'jpg'] as const
export type Width = (typeof WIDTHS)[number]
export type Format = (typeof FORMATS)[number]

export type Size = { width: Width; format: Format }

export const CONTENT_TYPES: Readonly<Record<Format, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** `480.avif` as a size; undefined for a width or a format that is not made, and for anything else. */
export function parseSize(file: string): Size | undefined {
  const parts = /^(\d{3,4})\.([a-z]{3,4})$/.exec(file)
  const width = WIDTHS.find(known => String(known) === parts?.[1])
  const format = FORMATS.find(known => known === parts?.[2])
  return width && format ? { width, format } : undefined
}
