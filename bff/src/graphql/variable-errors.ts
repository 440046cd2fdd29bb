import {
  coerceInputValue,
  type GraphQLError,
  type GraphQLSchema,
  isInputType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql'
import { badField } from './bad-input.ts'

/**
 * What is wrong with the variables of an operation, each with its path. The compiled code only finds that something is: it names
 * fields as if they were variables, and repeats what was sent.
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
      return isMissing ? [badField([name.value], 'REQUIRED', `A value of the type ${String(type)} must be given.`)] : []
    }
    const errors: GraphQLError[] = []
    coerceInputValue(given, type, (path, _, { message }) => {
      const missing = message.match(/^Field "(\w+)" of required type/)?.[1]
      const at = [name.value, ...path.map(String), ...(missing ? [missing] : [])]
      const isMissing = missing !== undefined || message.startsWith('Expected non-nullable')
      errors.push(badField(at, isMissing ? 'REQUIRED' : 'TYPE', message.replace(/ ?Did you mean .+\?$/, '')))
    })
    return errors
  })
}
