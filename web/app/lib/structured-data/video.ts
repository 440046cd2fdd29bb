import type { Thing } from './json-ld.ts'

export type VideoFacts = {
  title: string
  description: string
  seconds: number
  publishedAt: string
  /** Path of the poster image. */
  poster: string
  /** Path of a playable file. */
  file: string | undefined
}

/** A video on the page that plays it. */
export function videoObject({ title, description, seconds, publishedAt, poster, file }: VideoFacts, origin: string): Thing {
  return {
    '@type': 'VideoObject',
    name: title,
    description,
    thumbnailUrl: new URL(poster, origin).href,
    uploadDate: publishedAt,
    duration: `PT${Math.floor(seconds / 60)}M${Math.round(seconds % 60)}S`,
    contentUrl: file && new URL(file, origin).href,
  }
}
