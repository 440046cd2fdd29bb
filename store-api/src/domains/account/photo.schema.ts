import { Type } from '@fastify/type-provider-typebox'

/** For the contract alone: the file is read as it comes, before any schema could look at it. */
export const PhotoForm = Type.Object({
  image: Type.String({ format: 'binary', description: 'JPEG, PNG or WebP (detected by content), at most 5 MB and 6000 pixels per side' }),
})
