import { parentPort, workerData } from 'node:worker_threads'
import { FILMS } from '#src/db/demo/scenes/films/films.ts'
import { encodeFilm } from './encode-film.ts'

/** A thread of its own for one film: it is told the film's name, and answers with the file's bytes. */
const { name, pauseMs } = workerData as { name: string; pauseMs: number }
const film = FILMS[name]
if (!film) throw new Error(`no such film: '${name}'`)
parentPort?.postMessage(await encodeFilm(film, { pauseMs }))
