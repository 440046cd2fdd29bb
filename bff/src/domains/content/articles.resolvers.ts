import type { Resolvers } from '#src/__generated__/schema.ts'
import type { BlogPostList, NewsList } from './articles-models.ts'
import { keyOf } from '#src/graphql/ids.ts'
import * as enums from './content-enums.ts'

const typeOfBlock = {
  heading: 'HeadingBlock',
  paragraph: 'ParagraphBlock',
  list: 'ListBlock',
  quote: 'QuoteBlock',
  table: 'TableBlock',
  link: 'LinkBlock',
  picture: 'PictureBlock',
  products: 'ProductsBlock',
} as const

const pages = {
  pageInfo: ({ meta }: BlogPostList | NewsList) => ({ hasNextPage: meta.hasNext, endCursor: meta.endCursor }),
  totalCount: ({ meta }: BlogPostList | NewsList) => meta.total,
}

export const articlesResolvers: Resolvers = {
  ...enums,
  Query: {
    blogPosts: (_, { first, after, topic }, { sources }) =>
      sources.articles.posts({ first, after: after ?? undefined, topic: topic ?? undefined }),
    blogPost: (_, { id }, { sources }) => sources.articles.post(keyOf('BlogPost', id)),
    news: (_, { first, after }, { sources }) => sources.articles.news({ first, after: after ?? undefined }),
    newsItem: (_, { id }, { sources }) => sources.articles.newsItem(keyOf('NewsItem', id)),
    shopStats: (_, __, { sources }) => sources.articles.stats(),
    contentPage: (_, { slug }, { sources }) => sources.articles.page(slug),
    comingSoon: (_, __, { sources }) => sources.articles.coming(),
  },
  BlogPostConnection: { nodes: ({ data }) => data, ...pages },
  NewsConnection: { nodes: ({ data }) => data, ...pages },
  ArticleBlock: { __resolveType: ({ type }) => typeOfBlock[type] },
}
