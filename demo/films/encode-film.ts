import { createHash } from 'node:crypto'
import encoders from 'h264-mp4-encoder'
import sharp from 'sharp'
import { paint } from '#demo/art/draw.ts'
import { canonical } from '#demo/art/spec.ts'
import { HIGH, rect, WIDE } from '#demo/scenes/stage.ts'
import { type Film, filmStage } from './film.ts'

/** Size of every film in pixels. */
const SIZE = { width: 960, height: 640 }
/** Frames per second. */
const RATE = 20
/** Quantisation parameter of H.264, 0 (best) to 51 (smallest): at 27 flat drawings show no block artefacts. */
const QUALITY = 27
/** Density (dpi) that renders a drawing of 800 × 1000 as 400 × 500 pixels. */
const THING_DENSITY = 36
/** Version of the encoder and its settings, part of the fingerprint. */
const ENCODING = 'v2'

/** Draws every frame of a film and encodes them as H.264 in MP4, without sound. Takes about as long as the film. */
export async function encodeFilm(film: Film, { size = SIZE, rate = RATE } = {}): Promise<Uint8Array> {
  const pictures = await renderThings(film)
  const encoder = await encoders.createH264MP4Encoder()
  try {
    Object.assign(encoder, {
      ...size,
      frameRate: rate,
      quantizationParameter: QUALITY,
      groupOfPictures: rate * 2,
      speed: 8,
    })
    encoder.initialize()
    for (let i = 0; i < film.seconds * rate; i++) {
      const body = film.frame(
        filmStage(film, (name) => pictures.get(name) ?? ''),
        i / rate,
      )
      encoder.addFrameRgba(await renderPixels(body, size))
    }
    encoder.finalize()
    return encoder.FS.readFile(encoder.outputFilename)
  } finally {
    encoder.delete()
  }
}

/** Returns a hash of a film: of its settings and eight of its frames. */
export function fingerprintOf(film: Film): string {
  const hash = createHash('sha256').update(canonical([ENCODING, RATE, SIZE, film.seconds, film.things]))
  for (let i = 0; i < 8; i++)
    hash.update(
      film.frame(
        filmStage(film, (thing) => thing),
        (film.seconds * (i + 0.5)) / 8,
      ),
    )
  return hash.digest('hex').slice(0, 16)
}

/** Renders the moving products of a film as data URLs. */
async function renderThings(film: Film): Promise<ReadonlyMap<string, string>> {
  const drawn = Object.entries(film.things).map(async ([name, { art, view }]) => {
    // Without a shadow: the product moves and turns, and the film draws its shadow.
    const { defs, body } = paint(art, view, 'film.', true)
    const size = 'viewBox="0 0 800 1000" width="800" height="1000"'
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${defs}</defs>${body}</svg>`
    const png = await sharp(Buffer.from(svg), { density: THING_DENSITY }).png().toBuffer()
    return [name, `data:image/png;base64,${png.toString('base64')}`] as const
  })
  return new Map(await Promise.all(drawn))
}

async function renderPixels(body: string, { width, height }: { width: number; height: number }): Promise<Buffer> {
  const ground = rect(0, 0, WIDE, HIGH, '#262320')
  const place = `viewBox="0 0 ${WIDE} ${HIGH}" width="${width}" height="${height}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${place}>${ground}${body}</svg>`
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
}
