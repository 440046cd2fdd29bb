import { Type } from '@fastify/type-provider-typebox'

/** For the contract alone: the file is read as it comes, before any schema could look at it. */
export const PhotoForm = Type.Object({
  image: Type.String({ format: 'binary', description: 'jpeg, png or webp by its content, at most 5 MB and 6000 pixels a side' }),
})
