import {
  coerceInputValue,
  getNamedType,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql'
import { badField } from './bad-input.ts'
import type { Text } from './fault-catalogue.ts'

/**
 * Lists the errors of an operation's variables, each with its path. The compiled code only detects that there is one:
 * its message treats fields as variables and repeats the input.
 */
export function variableErrors(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): GraphQLError[] {
  return variableDefinitions.flatMap(({ variable: { name }, type: node, defaultValue }) => {
    const type = typeFromAST(schema, node)
    if (!isInputType(type)) return []
    const given = variables[name.value]
    if (given === undefined) {
      const isMissing = isNonNullType(type) && !defaultValue
      return isMissing ? [badField([name.value], 'REQUIRED', missingText(type))] : []
    }
    const errors: GraphQLError[] = []
    coerceInputValue(given, type, (path, _, { message }) => {
      const missing = message.match(/^Field "(\w+)" of required type/)?.[1]
      const unknown = message.match(/^Field "(\w+)" is not defined/)?.[1]
      const keys = [...path.map(String), ...(missing ? [missing] : [])]
      const isMissing = missing !== undefined || message.startsWith('Expected non-nullable')
      const expected = typeAt(type, keys)
      const text = unknown ? unknownText(unknown, expected) : isMissing ? missingText(expected) : typeText(expected)
      errors.push(badField([name.value, ...keys], isMissing ? 'REQUIRED' : 'TYPE', text))
    })
    return errors
  })
}

/** The type of the value at a path of keys and positions below a variable. */
function typeAt(type: GraphQLInputType, keys: string[]): GraphQLInputType {
  return keys.reduce<GraphQLInputType>((at, key) => {
    const named = getNamedType(at)
    return isInputObjectType(named) ? (named.getFields()[key]?.type ?? at) : at
  }, type)
}

/** None of the texts repeats the input: it may be a password. */
const missingText = (type: GraphQLInputType): Text => ({
  ar: `لازم قيمة من نوع ${String(type)}.`,
  en: `A value of the type ${String(type)} must be given.`,
})
const unknownText = (field: string, type: GraphQLInputType): Text => ({
  ar: `النوع ${String(getNamedType(type))} مافيهوش ${field}.`,
  en: `The type ${String(getNamedType(type))} has no field ${field}.`,
})

function typeText(type: GraphQLInputType): Text {
  const named = getNamedType(type)
  const values = isEnumType(named)
    ? ` (${named
        .getValues()
        .map(({ name }) => name)
        .join(', ')})`
    : ''
  return {
    ar: `لازم تكون القيمة من نوع ${named.name}${values}.`,
    en: `The value must be of the type ${named.name}${values}.`,
  }
}
