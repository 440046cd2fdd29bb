import type { Resolvers } from '#src/__generated__/schema.ts'
import { connection, loadPage } from '#src/graphql/connection.ts'
import { withNumber } from '#src/graphql/ids.ts'

export const mediaResolvers: Resolvers = {
  Query: {
    photos: (_, { album, ...args }, { sources }, info) =>
      loadPage(args, info, (page) => sources.media.photos({ ...page, album: album ?? undefined })),
    photo: (_, { id }, { sources }) => withNumber('Photo', id, sources.media.photo),
    videos: (_, args, { sources }, info) => loadPage(args, info, sources.media.videos),
    video: (_, { slug }, { sources }) => sources.media.video(slug),
  },
  PhotoConnection: { ...connection, albums: ({ meta }) => meta.albums },
  VideoConnection: connection,
}
