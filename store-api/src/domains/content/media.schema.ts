import { type Static, Type } from '@fastify/type-provider-typebox'
import { Image } from '#src/domains/catalog/catalog.schema.ts'
import { Id, PageMeta, pageQuery } from '#src/http/schema-parts.ts'

export const PhotoAlbum = Type.Object(
  {
    id: Id,
    slug: Type.String(),
    name: Type.String(),
    count: Type.Integer({ minimum: 0, description: 'Number of photos' }),
  },
  { title: 'PhotoAlbum' },
)

export const Photo = Type.Object(
  { id: Id, album: PhotoAlbum, caption: Type.String(), image: Image },
  { title: 'Photo', description: 'A photo of an album, 3:2' },
)

export const PhotoListMeta = Type.Object(
  { ...PageMeta.properties, albums: Type.Array(PhotoAlbum, { description: 'Albums with photos, in display order' }) },
  { title: 'PhotoListMeta' },
)

export const MediaListQuery = Type.Object({ ...pageQuery(60, 24) })

export const PhotoListQuery = Type.Object({
  ...MediaListQuery.properties,
  album: Type.Optional(
    Type.String({ maxLength: 60, description: 'Slug of an album; an unknown slug returns no photos' }),
  ),
})

export type MediaListQuery = Static<typeof MediaListQuery>
export type Photo = Static<typeof Photo>
export type PhotoAlbum = Static<typeof PhotoAlbum>
export type PhotoListMeta = Static<typeof PhotoListMeta>
export type PhotoListQuery = Static<typeof PhotoListQuery>

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
  {
    language: Type.Enum(['ar', 'en']),
    label: Type.String(),
    url: Type.String({ description: 'URL of the WebVTT file' }),
  },
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

export type Video = Static<typeof Video>
