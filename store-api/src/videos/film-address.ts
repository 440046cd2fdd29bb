import { createHash } from 'node:crypto'
import { canonical } from '#src/db/demo/art/spec.ts'
import { filmStage } from '#src/db/demo/scenes/films/film.ts'
import { FILMS } from '#src/db/demo/scenes/films/films.ts'
import type { Film } from '#src/db/demo/scenes/films/film.ts'

/** Pixels of every film's file. */
export const FILM_SIZE = { width: 960, height: 640 } as const
/** Frames of a second. */
export const FILM_RATE = 20
/** Changes when the encoder or its settings do. */
const ENCODING = 'v2'

const files = new Map<string, string>()

/** The name of a film's file: by its content, so that nothing stale is ever shown; undefined when there is no such film. */
export function filmFile(name: string): string | undefined {
  const known = files.get(name)
  if (known) return known
  const film = Object.hasOwn(FILMS, name) ? FILMS[name] : undefined
  if (!film) return undefined
  const file = `${name}-${fingerprint(film)}.mp4`
  files.set(name, file)
  return file
}

/** Where a film's file is found below the shop's origin; undefined when there is no such film. */
export function filmAddress(name: string): string | undefined {
  const file = filmFile(name)
  return file && `/media/videos/${file}`
}

/** Eight of its frames tell one film from another, and from what it was before a change. */
function fingerprint(film: Film): string {
  const hash = createHash('sha256').update(canonical([ENCODING, FILM_RATE, FILM_SIZE, film.seconds, film.things]))
  for (let i = 0; i < 8; i++) hash.update(film.frame(filmStage(film, (thing) => thing), (film.seconds * (i + 0.5)) / 8))
  return hash.digest('hex').slice(0, 16)
}
