import type { AnswerOf } from '#src/rest/operations.ts'

export type BlogPostList = AnswerOf<'get', '/blogs'>
export type NewsList = AnswerOf<'get', '/news'>
