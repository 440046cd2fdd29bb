import { makeExecutableSchema } from '@graphql-tools/schema'
import {
  defaultFieldResolver,
  getDirectiveValues,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLScalarType,
  type GraphQLSchema,
  GraphQLSpecifiedByDirective,
  isObjectType,
  isScalarType,
} from 'graphql'
import type { Resolvers } from '#src/__generated__/schema.ts'
import type { GraphContext } from './context.ts'
import { globalId } from './ids.ts'
import { Money } from './money.ts'
import * as scalars from './scalars.ts'
import { enumValues, sdl } from './sdl.ts'

/** Builds the executable schema: all SDL files with the resolvers of all domains. */
export function buildSchema(resolvers: Resolvers[]): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: sdl,
    resolvers: [{ ...scalars, ...enumValues, Money }, ...resolvers],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error', requireResolversForResolveType: 'ignore' },
  })
  for (const type of Object.values(schema.getTypeMap())) {
    if (isObjectType(type)) typeId(type)
    if (isObjectType(type)) completeUrls(type)
    if (isScalarType(type)) keepDefinition(type)
  }
  return schema
}

/** Restores what the SDL says about a scalar: its code, which replaces the definition, says neither. */
function keepDefinition(type: GraphQLScalarType): void {
  if (!type.astNode) return
  type.description ??= type.astNode.description?.value
  type.specifiedByURL ??= getDirectiveValues(GraphQLSpecifiedByDirective, type.astNode)?.url as string | undefined
}

/** Makes the ids of a type unique among all types: normalising caches and Relay know an object by its id alone. */
function typeId(type: GraphQLObjectType): void {
  const { id } = type.getFields()
  if (!id) return
  const resolve = id.resolve ?? defaultFieldResolver
  id.resolve = (...field) => globalId(type.name, resolve(...field) as number | string)
}

/** Makes the URLs of a type absolute: resolvers return paths of the shop, or absolute URLs for what is elsewhere. */
function completeUrls(type: GraphQLObjectType): void {
  for (const field of Object.values(type.getFields())) {
    if (getNamedType(field.type).name !== 'URL') continue
    const resolve = field.resolve ?? defaultFieldResolver
    field.resolve = (parent, args, context: GraphContext, info) => {
      const complete = (url: unknown) => (typeof url === 'string' && url.startsWith('/') ? context.origin + url : url)
      const found: unknown = resolve(parent, args, context, info)
      return found instanceof Promise ? found.then(complete) : complete(found)
    }
  }
}
