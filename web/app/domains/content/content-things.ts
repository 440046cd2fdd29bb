import type { Locale } from '#app/lib/locale/locale.ts'
import { type Thing, shopRef } from '#app/lib/structured-data/json-ld.ts'

export type ArticleFacts = {
  kind: 'BlogPosting' | 'NewsArticle'
  title: string
  summary: string
  path: string
  /** Path of its image. */
  picture: string
  publishedAt: string
  /** Author; the shop when absent. */
  author: string | undefined
}

/** An article of the shop. */
export function article(
  { kind, title, summary, path, picture, publishedAt, author }: ArticleFacts,
  locale: Locale,
  origin: string,
): Thing {
  return {
    '@type': kind,
    headline: title.slice(0, 110),
    description: summary,
    image: new URL(picture, origin).href,
    datePublished: publishedAt,
    inLanguage: locale,
    mainEntityOfPage: origin + path,
    author: author ? { '@type': 'Person', name: author } : shopRef(origin),
    publisher: shopRef(origin),
  }
}

type VideoFacts = {
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
export function videoObject(
  { title, description, seconds, publishedAt, poster, file }: VideoFacts,
  origin: string,
): Thing {
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
