import type { Resolvers } from '#src/__generated__/schema.ts'
import { connection, loadPage } from '#src/graphql/connection.ts'
import { numberOrSlug } from '#src/graphql/ids.ts'

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
  Query: {
    blogPosts: (_, { topic, ...args }, { sources }, info) =>
      loadPage(args, info, (page) => sources.articles.posts({ ...page, topic: topic ?? undefined })),
    blogPost: (_, { id }, { sources }) => sources.articles.post(numberOrSlug('BlogPost', id)),
    news: (_, args, { sources }, info) => loadPage(args, info, sources.articles.news),
    newsItem: (_, { id }, { sources }) => sources.articles.newsItem(numberOrSlug('NewsItem', id)),
    shopStats: (_, __, { sources }) => sources.articles.stats(),
    contentPage: (_, { slug }, { sources }) => sources.articles.page(slug),
    comingSoon: (_, __, { sources }) => sources.articles.coming(),
  },
  BlogPostConnection: connection,
  NewsConnection: connection,
  BlogPost: {
    body: (post, _, { sources }) => whole(post, 'body', sources.articles.post),
    products: (post, _, { sources }) => whole(post, 'products', sources.articles.post),
    club: (post, _, { sources }) => whole(post, 'club', sources.articles.post),
    brand: (post, _, { sources }) => whole(post, 'brand', sources.articles.post),
    more: (post, _, { sources }) => whole(post, 'more', sources.articles.post),
  },
  NewsItem: {
    body: (item, _, { sources }) => whole(item, 'body', sources.articles.newsItem),
    more: (item, _, { sources }) => whole(item, 'more', sources.articles.newsItem),
  },
  ArticleBlock: { __resolveType: ({ type }) => typeOfBlock[type] },
}

/** Returns a field that an article of a list lacks: of the article, else of the whole one, which `load` loads. */
async function whole<Article extends { id: number }, Field extends keyof Article>(
  article: Article,
  field: Field,
  load: (id: string) => Promise<Article | null>,
): Promise<NonNullable<Article[Field]> | null> {
  const { [field]: value } = field in article ? article : ((await load(String(article.id))) ?? article)
  return value ?? null
}
