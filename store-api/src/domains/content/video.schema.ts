import { type Static, Type } from '@fastify/type-provider-typebox'
import { Image } from '#src/domains/catalog/catalog.schema.ts'
import { Id, Nullable } from '#src/http/schema-parts.ts'

export const VideoSource = Type.Object(
  {
    url: Type.String({ description: 'Path within the shop; supports range requests' }),
    type: Type.String({ description: 'MIME type with codecs' }),
    width: Type.Integer(),
    height: Type.Integer(),
  },
  { title: 'VideoSource' },
)

export const VideoCaptions = Type.Object(
  { language: Type.Enum(['ar', 'en']), label: Type.String(), url: Type.String({ description: 'URL of the WebVTT file' }) },
  { title: 'VideoCaptions' },
)

export const VideoCue = Type.Object(
  { from: Type.Number({ description: 'Seconds' }), to: Type.Number({ description: 'Seconds' }), text: Type.String() },
  { title: 'VideoCue', description: 'A transcript cue in the language of the request' },
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
    captions: Type.Array(VideoCaptions, { description: 'Caption tracks, the language of the request first' }),
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
