import type { Resolvers } from '#src/__generated__/schema.ts'
import { withNumber } from '#src/graphql/ids.ts'
import type { PhotoList, VideoList } from './media.source.ts'

const pages = {
  pageInfo: ({ meta }: PhotoList | VideoList) => ({ hasNextPage: meta.hasNext, endCursor: meta.endCursor }),
  totalCount: ({ meta }: PhotoList | VideoList) => meta.total,
}

export const mediaResolvers: Resolvers = {
  Query: {
    photos: (_, { first, after, album }, { sources }) =>
      sources.media.photos({ first, after: after ?? undefined, album: album ?? undefined }),
    photo: (_, { id }, { sources }) => withNumber('Photo', id, sources.media.photo),
    videos: (_, { first, after }, { sources }) => sources.media.videos({ first, after: after ?? undefined }),
    video: (_, { slug }, { sources }) => sources.media.video(slug),
  },
  PhotoConnection: { nodes: ({ data }) => data, albums: ({ meta }) => meta.albums, ...pages },
  VideoConnection: { nodes: ({ data }) => data, ...pages },
}
