import type { Art, ArtView } from './art/art.ts'
import { draw as drawArt } from './art/draw.ts'
import { drawScene } from './scenes/draw-scene.ts'
import type { SceneArt } from './scenes/scene-art.ts'

/** Drawing spec in the `image` table: a view of a product, or a scene. */
type Spec = { art: Art | SceneArt; view: ArtView }

/**
 * Draws a picture of the demo shop as SVG. The process that makes pictures for the store API calls it (`DRAWINGS`).
 * Throws an Error for an unknown drawing.
 */
export function draw({ art, view }: Spec): string {
  return art.kind === 'scene' ? drawScene(art) : drawArt(art, view)
}
