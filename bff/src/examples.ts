export interface Example {
  name: string
  query: string
  /** Strings that begin with `$` are placeholders, replaced when the example runs (`filled`). */
  variables?: Record<string, unknown>
}

/** The operations of docs/operations, in the order of the guide and of the tabs in GraphiQL. */
const tasks = {
  browse: ['KitsOfAClub', 'NextPage', 'SearchProducts', 'ProductBySlug'],
  login: ['Register', 'CheckCode', 'LogIn'],
  cart: ['AddToCart', 'ShowCart', 'ChangeQuantity', 'ApplyCoupon'],
  checkout: [
    'DeliveryPlaces',
    'SetContactAndAddress',
    'PickupBranches',
    'ChoosePickup',
    'ChooseDelivery',
    'PlaceOrder',
  ],
  order: ['OrderByToken', 'TrackOrder', 'FollowOrder', 'BeginEdit', 'SaveEdit', 'CancelOrder'],
  afterDelivery: ['MyOrders', 'ExchangeQuote', 'ExchangeOrder', 'WithdrawReturn', 'ReturnOrder'],
  account: ['MyAccount', 'AddAddress', 'ChangeAddress', 'DeleteAddress', 'UploadPhoto', 'SuggestProduct'],
  sessions: ['MySessions', 'RevokeOtherSessions', 'DeleteAccount', 'KeepAccount', 'LogOut'],
}

const files = import.meta.glob<string>('../../docs/operations/*', { query: '?raw', import: 'default', eager: true })
const fileOf = (name: string, extension: string) =>
  files[`../../docs/operations/${name.replace(/\B[A-Z]/g, '-$&').toLowerCase()}.${extension}`]

export const examples: Example[] = Object.values(tasks)
  .flat()
  .map((name) => {
    const [query, variables] = [fileOf(name, 'graphql'), fileOf(name, 'json')]
    if (!query) throw new Error(`docs/operations has no file for ${name}`)
    return {
      name,
      query: query.trim(),
      variables: variables ? (JSON.parse(variables) as Record<string, unknown>) : undefined,
    }
  })

/** Each placeholder with the example whose answer has its value. */
const steps = {
  $endCursor: 'KitsOfAClub',
  $variantId: 'ProductBySlug',
  $mobile: 'Register',
  $lineId: 'AddToCart',
  $revision: 'AddToCart',
  $branchId: 'PickupBranches',
  $orderId: 'PlaceOrder',
  $token: 'PlaceOrder',
  $orderNumber: 'PlaceOrder',
  $orderMobile: 'SetContactAndAddress',
  $orderRevision: 'BeginEdit',
  $orderLineId: 'BeginEdit',
  $deliveredId: 'MyOrders',
  $deliveredToken: 'MyOrders',
  $deliveredLineId: 'MyOrders',
  $otherVariantId: 'MyOrders',
  $toPay: 'ExchangeQuote',
  $addressId: 'AddAddress',
}

/** Values of earlier answers that later examples use, and `$code`, which the visitor reads in a message. */
export type Facts = Partial<Record<keyof typeof steps | '$code', string | number | null>>

interface Line {
  id: string
  exchangeableQuantity?: number
  variant?: { id: string } | null
  product?: { variants?: { id: string; available: number }[] | null } | null
}
interface Order {
  id: string
  number?: string
  revision?: number
  edit?: object | null
  lines?: Line[]
}
/** The fields of an answer that examples use later, of whatever root field. */
interface Answered extends Partial<Order> {
  pageInfo?: { endCursor?: string | null }
  variants?: { id: string; available: number }[]
  mobile?: string
  cart?: { revision?: number; lines?: Line[]; contact?: { mobile: string } | null } | null
  order?: Order | null
  exchange?: Order | null
  token?: string | null
  toPay?: { amount: string }
  address?: { id: string } | null
  orders?: { nodes: Order[] } | null
}

/** Extracts the values that later examples use. `before` are the values so far. */
export function factsIn(data: Record<string, unknown> | null | undefined, before: Facts = {}): Facts {
  const found = Object.values(data ?? {}).map((answer) =>
    Array.isArray(answer) ? branchIn(answer as Pickup[]) : factsOf((answer ?? {}) as Answered, before),
  )
  return { ...before, ...JSON.parse(JSON.stringify(Object.assign({}, ...found))) }
}

type Pickup = { complete?: boolean; branch?: { id: string } }
const branchIn = (branches: Pickup[]): Facts => ({ $branchId: branches.find(({ complete }) => complete)?.branch?.id })

function factsOf(answer: Answered, before: Facts): Facts {
  const { pageInfo, variants, mobile, cart, order, exchange, token, toPay, address, orders } = answer
  const placed = token ? (exchange ?? order) : undefined
  const edited = order?.edit ? order : undefined
  return {
    $endCursor: pageInfo?.endCursor ?? undefined,
    $variantId: variants?.toSorted((a, b) => b.available - a.available)[0]?.id,
    $mobile: mobile,
    $lineId: cart?.lines?.[0]?.id,
    $revision: cart?.revision,
    $orderMobile: cart?.contact?.mobile,
    ...(placed && { $orderId: placed.id, $token: token, $orderNumber: placed.number }),
    ...(edited && { $orderRevision: edited.revision, $orderLineId: edited.lines?.[0]?.id }),
    ...findDelivered(orders?.nodes ?? [answer], orders ? null : before.$token),
    $toPay: toPay?.amount,
    $addressId: address?.id,
  }
}

/** The first order with an item that can be exchanged, and another variant of that item's product. */
function findDelivered(orders: Partial<Order>[], token: Facts['$token']): Facts {
  for (const { id, lines = [] } of orders) {
    const line = lines.find(({ exchangeableQuantity = 0 }) => exchangeableQuantity > 0)
    const other = line?.product?.variants?.find((variant) => variant.available > 0 && variant.id !== line.variant?.id)
    if (line && other)
      return { $deliveredId: id, $deliveredToken: token, $deliveredLineId: line.id, $otherVariantId: other.id }
  }
  return {}
}

/** Replaces the placeholders in the variables of an example; `$newKey` and `$newMobile` are new each time. */
export function fillVariables(
  variables: Record<string, unknown> | undefined,
  facts: Facts,
): Record<string, unknown> | undefined {
  const newMobile = () => `010${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
  const fill = (_: string, value: unknown) => {
    if (value === '$newKey') return crypto.randomUUID()
    if (value === '$newMobile') return newMobile()
    if (typeof value !== 'string' || !(value in facts)) return value
    return facts[value as keyof Facts]
  }
  return variables && JSON.parse(JSON.stringify(variables), fill)
}

/** Returns the name of the example that must run before these variables can be used, or undefined. */
export function missingStep(variables: Record<string, unknown> | undefined): string | undefined {
  const text = JSON.stringify(variables ?? {})
  return Object.entries(steps).find(([placeholder]) => text.includes(`"${placeholder}"`))?.[1]
}

/** Whether the visitor must be asked for the code of a message. */
export const needsCode = (variables: Record<string, unknown> | undefined): boolean =>
  JSON.stringify(variables ?? {}).includes('"$code"')
