import type { Resolvers } from '#src/__generated__/schema.ts'
import { connection, loadPage } from '#src/graphql/connection.ts'
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

export const articlesResolvers: Resolvers = {
  ...enums,
  Query: {
    blogPosts: (_, { topic, ...args }, { sources }, info) =>
      loadPage(args, info, (page) => sources.articles.posts({ ...page, topic: topic ?? undefined })),
    blogPost: (_, { id }, { sources }) => sources.articles.post(keyOf('BlogPost', id)),
    news: (_, args, { sources }, info) => loadPage(args, info, sources.articles.news),
    newsItem: (_, { id }, { sources }) => sources.articles.newsItem(keyOf('NewsItem', id)),
    shopStats: (_, __, { sources }) => sources.articles.stats(),
    contentPage: (_, { slug }, { sources }) => sources.articles.page(slug),
    comingSoon: (_, __, { sources }) => sources.articles.coming(),
  },
  BlogPostConnection: connection,
  NewsConnection: connection,
  ArticleBlock: { __resolveType: ({ type }) => typeOfBlock[type] },
}
