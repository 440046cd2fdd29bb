import { type Static, Type } from '@fastify/type-provider-typebox'
import { Image } from '#src/domains/catalog/catalog.schema.ts'
import { Id, Nullable } from '#src/http/schema-parts.ts'

export const VideoSource = Type.Object(
  {
    url: Type.String({ description: 'A path of the shop, answers ranges; may be made when first asked for: 503 with retryAfter' }),
    type: Type.String({ description: 'Media type with codecs' }),
    width: Type.Integer(),
    height: Type.Integer(),
  },
  { title: 'VideoSource' },
)

export const VideoCaptions = Type.Object(
  { language: Type.Enum(['ar', 'en']), label: Type.String(), url: Type.String({ description: 'WebVTT' }) },
  { title: 'VideoCaptions' },
)

export const VideoCue = Type.Object(
  { from: Type.Number({ description: 'Seconds' }), to: Type.Number({ description: 'Seconds' }), text: Type.String() },
  { title: 'VideoCue', description: 'What is shown or said at a time, in the language of the request' },
)

export const Video = Type.Object(
  {
    id: Id,
    slug: Type.String(),
    title: Type.String(),
    description: Type.String(),
    seconds: Type.Integer({ minimum: 1 }),
    poster: Image,
    sources: Type.Array(VideoSource),
    captions: Type.Array(VideoCaptions, { description: 'The language of the request first' }),
    transcript: Type.Array(VideoCue),
    hasSound: Type.Boolean(),
    publishedAt: Type.String({ format: 'date-time' }),
  },
  { title: 'Video' },
)

export const VideoListMeta = Type.Object(
  { total: Type.Integer(), endCursor: Nullable(Type.String()), hasNext: Type.Boolean() },
  { title: 'VideoListMeta' },
)

export type Video = Static<typeof Video>
export type VideoListMeta = Static<typeof VideoListMeta>
