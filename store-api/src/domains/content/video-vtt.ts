import type { Static } from '@fastify/type-provider-typebox'
import type { VideoCue } from './video.schema.ts'

/** `00:01:02.500` of seconds. */
function clock(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000)
  const part = (length: number, size: number, digits = 2) =>
    String(Math.floor(milliseconds / length) % size).padStart(digits, '0')
  return `${part(3_600_000, 100)}:${part(60_000, 60)}:${part(1000, 60)}.${part(1, 1000, 3)}`
}

/** Cues as a WebVTT file. What would be markup or end a cue is text; direction comes from the first letter (WebVTT §6.3). */
export function writeVtt(cues: readonly Static<typeof VideoCue>[]): string {
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll(/\s+/g, ' ')
  const blocks = cues.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${escaped(text)}\n`)
  return ['WEBVTT\n', ...blocks].join('\n')
}
