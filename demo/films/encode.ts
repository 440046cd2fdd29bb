// npx node demo/films/encode.ts: encodes the films whose drawings changed into demo/films/*.mp4. Run by hand; commit
// the files.
import { readFileSync, writeFileSync } from 'node:fs'
import { encodeFilm, fingerprintOf } from './encode-film.ts'
import { FILMS } from './films.ts'

const at = (name: string) => new URL(name, import.meta.url)
const encoded = JSON.parse(readFileSync(at('encoded.json'), 'utf8')) as Record<string, string>
for (const [name, film] of Object.entries(FILMS)) {
  const fingerprint = fingerprintOf(film)
  if (encoded[name] === fingerprint) continue
  const bytes = await encodeFilm(film)
  writeFileSync(at(`${name}.mp4`), bytes)
  encoded[name] = fingerprint
  process.stdout.write(`${name}.mp4: ${Math.round(bytes.length / 1000)} kB\n`)
}
writeFileSync(at('encoded.json'), `${JSON.stringify(encoded, null, 2)}\n`)
