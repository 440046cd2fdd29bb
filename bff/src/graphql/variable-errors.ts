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
 * Lists the errors of an operation's variables, each with its path. The compiled code only detects that there is one: its message treats
 * fields as variables and repeats the input.
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
