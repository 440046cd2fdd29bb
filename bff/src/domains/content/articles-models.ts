import type {
  BlogArticle,
  BlogPost as ListedPost,
  NewsArticle,
  NewsItem as ListedItem,
} from '#src/__generated__/rest.ts'

/** A post of a list, or with its body and what belongs to it. */
export type BlogPost = ListedPost & Partial<Omit<BlogArticle, 'post'>>

/** An item of a list, or with its body. */
export type NewsItem = ListedItem & Partial<Omit<NewsArticle, 'item'>>
