export interface Example {
  query: string
  /** `$revision`, `$orderId`, `$token`, `$newKey` and `$newMobile` are placeholders, replaced when the example runs (`filled`). */
  variables?: Record<string, unknown>
}

/** Values of earlier responses that later examples use. */
export type Facts = { revision?: number; orderId?: string; token?: string }

/** Extracts the values of a response: the cart revision, and the placed order with its token. */
export function factsIn(data: Record<string, unknown> | null | undefined): Facts {
  const facts: Facts = {}
  for (const payload of Object.values(data ?? {})) {
    const { cart, order, token } = (payload ?? {}) as { cart?: { revision?: number } | null; order?: { id?: string } | null; token?: string | null }
    if (cart?.revision !== undefined) facts.revision = cart.revision
    if (order?.id && token) Object.assign(facts, { orderId: order.id, token })
  }
  return facts
}

/** Replaces the placeholders in the variables of an example. */
export function filled(variables: Record<string, unknown> | undefined, facts: Facts): Record<string, unknown> | undefined {
  const newMobile = () => `010${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
  const values: Record<string, unknown> = { $revision: facts.revision, $orderId: facts.orderId, $token: facts.token }
  const fill = (_: string, value: unknown) => {
    if (value === '$newKey') return crypto.randomUUID()
    if (value === '$newMobile') return newMobile()
    return (typeof value === 'string' ? values[value] : undefined) ?? value
  }
  return variables && (JSON.parse(JSON.stringify(variables), fill) as Record<string, unknown>)
}

/** The example whose response has the value of each placeholder. */
const steps: Record<string, string> = { $revision: 'AddToCart', $orderId: 'PlaceOrder', $token: 'PlaceOrder' }

/** Returns the name of the example that must run before these variables can be used, or undefined. */
export function missingStep(variables: Record<string, unknown> | undefined): string | undefined {
  const text = JSON.stringify(variables ?? {})
  return Object.entries(steps).find(([placeholder]) => text.includes(`"${placeholder}"`))?.[1]
}

/** The operations that GraphiQL opens with, in the order of a purchase. Tests run them. */
export const examples: Example[] = [
  {
    query: `# The shop's clubs, then a page of their kits with the filters that could follow.
query KitsOfAClub($first: Int = 12, $after: String, $filter: ProductFilter) {
  products(first: $first, after: $after, filter: $filter, sort: BEST_SELLER) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes {
      id
      slug
      name
      price { formatted }
      compareAtPrice { formatted }
      club { name }
      season { name }
      image { url(width: 480, format: WEBP) alt }
    }
    facets { name values { slug label count selected } }
  }
}`,
    variables: { filter: { club: ['al-ahly'], inStock: true } },
  },
  {
    query: `# A product with what a shopper chooses from. \`id\` is an id or a slug.
query ProductBySlug($id: ID!) {
  product(id: $id) {
    name
    description
    gallery { view image { url alt } }
    variants {
      id
      color { name hex }
      size { label }
      price { amount currencyCode formatted }
      available
      availability { band branch { name isOpen } }
    }
    related(first: 4) { name price { formatted } }
  }
}`,
    variables: { id: '1' },
  },
  {
    query: `# Makes an account, and sends a code to the mobile by WhatsApp. accountCodeCheck with that code opens it and logs in.
mutation Register($input: AccountRegisterInput!) {
  accountRegister(input: $input) {
    mobile
    resendAfter
    userErrors { code rule path message retryAfter }
  }
}`,
    variables: {
      input: {
        fullName: 'منى عبد الحميد',
        mobile: '$newMobile',
        password: 'modarag2026',
        passwordConfirmation: 'modarag2026',
        gender: 'FEMALE',
        dateOfBirth: '1995-03-07',
        acceptTerms: true,
      },
    },
  },
  {
    query: `# Logs in the customer of the demo shop. GraphiQL is a browser: its session is a cookie, any other client gets the token.
mutation LogIn($input: AccountLoginInput!) {
  accountLogin(input: $input) {
    customer { fullName mobile }
    token
    userErrors { code path message retryAfter }
  }
}`,
    variables: { input: { email: '01000000001', password: 'modarag2026' } },
  },
  {
    query: `# Puts a variant into the cart. What cannot be is told in userErrors.
mutation AddToCart($variantId: ID!, $quantity: Int = 1) {
  cartLinesAdd(input: { lines: [{ variantId: $variantId, quantity: $quantity }] }) {
    cart {
      revision
      quantity
      lines { id quantity product { name } variant { size { label } } price { formatted } problem }
      total { formatted }
      nextStep
    }
    userErrors { code path message available max }
  }
}`,
    variables: { variantId: '1' },
  },
  {
    query: `# Who orders, and where it goes.
mutation TellTheShop($contact: ContactDetailsInput!, $address: AddressInput!) {
  cartContactUpdate(input: { contact: $contact }) { userErrors { code path message } }
  cartAddressUpdate(input: { address: $address }) {
    cart { revision deliveryFee { formatted } total { formatted } delivery { from to } nextStep }
    userErrors { code path message }
  }
}`,
    variables: {
      contact: { fullName: 'منى عبد الحميد', mobile: '$newMobile', anotherMobile: '01112345678' },
      address: {
        stateId: '1',
        cityId: '1',
        region: { id: '1' },
        streetAddress: 'شارع عباس العقاد',
        buildingNumber: '12',
        floorNumber: '3',
        apartmentNumber: '7',
      },
    },
  },
  {
    query: `# Orders the cart, cash on delivery. The same key never makes a second order. This page fills in a new key, and the
# revision of the cart that the tabs before have answered with.
mutation PlaceOrder($input: OrderPlaceInput!) {
  orderPlace(input: $input) {
    order { id number status total { formatted } promisedFrom promisedTo }
    token
    userErrors { code path message available }
  }
}`,
    variables: { input: { idempotencyKey: '$newKey', expectedRevision: '$revision', acceptTerms: true } },
  },
  {
    query: `# An order by the signed token of its link. This page fills in the order that was placed last.
query OrderByToken($id: ID!, $token: String!) {
  order(id: $id, token: $token) {
    number
    status
    timeline { step state at }
    events { seq from to at }
    lines { name colorName sizeLabel quantity price { formatted } }
    total { formatted }
  }
}`,
    variables: { id: '$orderId', token: '$token' },
  },
  {
    query: `# Follows an order: first the moves so far, then each as it happens.
subscription FollowOrder($id: ID!, $token: String) {
  orderMoved(id: $id, token: $token, after: 0) {
    seq
    from
    to
    at
    order { status }
  }
}`,
    variables: { id: '$orderId', token: '$token' },
  },
  {
    query: `# Sends a file, by the GraphQL multipart request specification: this page asks for one. Without a file it is a suggestion alone.
mutation SuggestProduct($name: String!, $otherMaker: String, $mobile: String!, $image: Upload) {
  productRequestAdd(input: { kind: SUGGEST, name: $name, otherMaker: $otherMaker, mobile: $mobile, image: $image }) {
    number
    userErrors { code rule path message max }
  }
}`,
    variables: { name: 'جزمة صالات أطفال', otherMaker: 'Kelme', mobile: '$newMobile', image: null },
  },
]
