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
/**
 * Counts the fields of a response. `seen` caches the cost of fragments in this run, so that each is counted once;
 * `page` is the `first` of the parent field, which sizes the lists of a connection.
 */
type Count = (variables: Variables, seen: Map<string, number>, page?: number) => number
type Cost = (variables: Variables) => number

/** Assumed length of a list without a size argument. */
const USUAL_LENGTH = 10
const known = new WeakMap<OperationDefinitionNode, Cost>()

/**
 * Computes how many fields the response to an operation may contain. A list counts `first` times (its own, or that of
 * its connection) or once per given id, else ten times; nested lists multiply. Returns a function of the variables,
 * created once per document.
 */
export function costOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Cost {
  const counted = known.get(operation)
  if (counted) return counted
  const fragments = new Map(
    document.definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  )
  const count = selectionCost(operation.selectionSet, schema.getRootType(operation.operation), {
    schema,
    fragments,
    counts: new Map(),
  })
  const defaults = defaultsOf(operation)
  const cost: Cost = (variables) => count({ ...defaults, ...variables }, new Map())
  known.set(operation, cost)
  return cost
}

/** Returns the default values of an operation's variables, as a client would send them. */
export function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Variables {
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

function selectionCost(
  { selections }: SelectionSetNode,
  parent: GraphQLOutputType | null | undefined,
  plan: Plan,
): Count {
  const counts = selections.map((node) => {
    if (node.kind === Kind.FRAGMENT_SPREAD) return fragmentCost(node.name.value, plan)
    if (node.kind === Kind.INLINE_FRAGMENT) {
      return selectionCost(node.selectionSet, typeOf(node.typeCondition?.name.value, plan) ?? parent, plan)
    }
    return fieldCost(node, parent, plan)
  })
  return (variables, seen, page) => counts.reduce((sum, count) => sum + count(variables, seen, page), 0)
}

function fragmentCost(name: string, plan: Plan): Count {
  let count = plan.counts.get(name)
  const fragment = plan.fragments.get(name)
  if (!count && fragment) {
    count = selectionCost(fragment.selectionSet, typeOf(fragment.typeCondition.name.value, plan), plan)
    plan.counts.set(name, count)
  }
  return (variables, seen, page) => {
    const key = `${name} ${page}`
    const cost = seen.get(key) ?? count?.(variables, seen, page) ?? 0
    seen.set(key, cost)
    return cost
  }
}

function fieldCost(node: FieldNode, parent: GraphQLOutputType | null | undefined, plan: Plan): Count {
  const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined
  // `__typename` and introspection, which has its own setting.
  if (!field || !node.selectionSet) return () => 1
  const sizeIn = argumentSize(node, field)
  const below = selectionCost(node.selectionSet, getNamedType(field.type), plan)
  if (!isListType(getNullableType(field.type)))
    return (variables, seen) => 1 + below(variables, seen, sizeIn?.(variables))
  return (variables, seen, page = USUAL_LENGTH) => 1 + (sizeIn?.(variables) ?? page) * below(variables, seen)
}

/** Returns the list length given by a field's arguments: `first`, or the number of ids. */
function argumentSize(node: FieldNode, { args, type }: GraphQLField<unknown, unknown>): Cost | undefined {
  const isList = isListType(getNullableType(type))
  const sizing = args.find(
    (argument) => argument.name === 'first' || (isList && isListType(getNullableType(argument.type))),
  )
  if (!sizing) return undefined
  const given = node.arguments?.find(({ name }) => name.value === sizing.name)?.value
  return (variables) => {
    const value = (given && valueFromASTUntyped(given, variables)) ?? sizing.defaultValue ?? USUAL_LENGTH
    return Math.max(1, Array.isArray(value) ? value.length : Number(value) || 1)
  }
}

function typeOf(name: string | undefined, { schema }: Plan): GraphQLOutputType | undefined {
  const type = name === undefined ? undefined : schema.getType(name)
  return isObjectType(type) || isInterfaceType(type) ? type : undefined
}
