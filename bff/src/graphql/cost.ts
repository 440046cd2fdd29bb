import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLSchema,
  isInterfaceType,
  isListType,
  isObjectType,
  type GraphQLOutputType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql'

type Variables = Record<string, unknown>
/** Counts the fields of an answer; `seen` holds what fragments cost in this run, so that each is counted once. */
type Count = (variables: Variables, seen: Map<string, number>) => number
type Cost = (variables: Variables) => number

/** How many items a list without `first` is taken to have. */
const USUAL_LENGTH = 10
const known = new WeakMap<OperationDefinitionNode, Cost>()

/**
 * How many fields the answer to an operation may have: lists count `first` times, or ten times when they have no `first`. Returns
 * a function of the variables, made once for each document.
 */
export function costOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Cost {
  const counted = known.get(operation)
  if (counted) return counted
  const fragments = new Map(
    document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]),
  )
  const count = selectionCost(operation.selectionSet, schema.getRootType(operation.operation), { schema, fragments, counts: new Map() })
  const defaults = defaultsOf(operation)
  const cost: Cost = (variables) => count({ ...defaults, ...variables }, new Map())
  known.set(operation, cost)
  return cost
}

/** What the operation itself gives to variables that do not come with it. */
function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Variables {
  const given = variableDefinitions.flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
  )
  return Object.fromEntries(given)
}

interface Plan {
  schema: GraphQLSchema
  fragments: Map<string, FragmentDefinitionNode>
  counts: Map<string, Count>
}

function selectionCost({ selections }: SelectionSetNode, parent: GraphQLOutputType | null | undefined, plan: Plan): Count {
  const counts = selections.map((node) => {
    if (node.kind === Kind.FRAGMENT_SPREAD) return fragmentCost(node.name.value, plan)
    if (node.kind === Kind.INLINE_FRAGMENT) {
      return selectionCost(node.selectionSet, typeOf(node.typeCondition?.name.value, plan) ?? parent, plan)
    }
    return fieldCost(node, parent, plan)
  })
  return (variables, seen) => counts.reduce((sum, count) => sum + count(variables, seen), 0)
}

function fragmentCost(name: string, plan: Plan): Count {
  let count = plan.counts.get(name)
  const fragment = plan.fragments.get(name)
  if (!count && fragment) {
    count = selectionCost(fragment.selectionSet, typeOf(fragment.typeCondition.name.value, plan), plan)
    plan.counts.set(name, count)
  }
  return (variables, seen) => {
    const cost = seen.get(name) ?? count?.(variables, seen) ?? 0
    seen.set(name, cost)
    return cost
  }
}

function fieldCost(node: FieldNode, parent: GraphQLOutputType | null | undefined, plan: Plan): Count {
  const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined
  // `__typename` and the introspection, which has its own switch.
  if (!field || !node.selectionSet) return () => 1
  const length = lengthOf(node, field)
  const below = selectionCost(node.selectionSet, getNamedType(field.type), plan)
  return (variables, seen) => 1 + length(variables) * below(variables, seen)
}

function lengthOf(node: FieldNode, field: GraphQLField<unknown, unknown>): Cost {
  const first = field.args.find(({ name }) => name === 'first')
  if (!first) {
    // Of a connection the field above was counted by its `first`.
    const isCounted = /^(nodes|edges)$/.test(node.name.value) || !isListType(getNullableType(field.type))
    return () => (isCounted ? 1 : USUAL_LENGTH)
  }
  const given = node.arguments?.find(({ name }) => name.value === 'first')?.value
  const otherwise = Number(first.defaultValue ?? USUAL_LENGTH)
  if (given?.kind === Kind.VARIABLE) return (variables) => positive(variables[given.name.value] ?? otherwise)
  const length = positive(given?.kind === Kind.INT ? given.value : otherwise)
  return () => length
}

function typeOf(name: string | undefined, { schema }: Plan): GraphQLOutputType | undefined {
  const type = name === undefined ? undefined : schema.getType(name)
  return isObjectType(type) || isInterfaceType(type) ? type : undefined
}

function positive(value: unknown): number {
  return Math.max(1, Number(value) || 1)
}
