import type { paths } from '#src/__generated__/rest.ts'

type Method = 'get' | 'post'

/** The paths of the store API that support a method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, { responses: unknown }> ? P : never
}[keyof paths]

type Operation<M extends Method, P extends PathOf<M>> = paths[P][M]
type Json<T> = T extends { content: { 'application/json': infer Value } } ? Value : never
type Body<T> = T extends { content: { 'multipart/form-data': unknown } } ? FormData : Json<T>
type Parameters<O> = O extends { parameters: infer Given } ? Given : never

/** The successful response of a path: the envelope `{status: true, data, meta?}`. */
export type AnswerOf<M extends Method, P extends PathOf<M>> =
  Operation<M, P> extends { responses: { 200: infer Ok } } ? Json<Ok> : never

/** The event data of a stream path. */
export type EventOf<P extends PathOf<'get'>> =
  Operation<'get', P> extends { responses: { 200: { content: { 'text/event-stream': infer Event } } } } ? Event : never

/** The parameters of a path: `query`, `path`, `header`, and a `body` for writes. */
export type RequestOf<M extends Method, P extends PathOf<M>> = Pick<
  Parameters<Operation<M, P>>,
  keyof Parameters<Operation<M, P>> & ('query' | 'path' | 'header')
> &
  (Operation<M, P> extends { requestBody: infer Given } ? { body: Body<Given> } : unknown)
