export interface Example {
  query: string
  variables?: Record<string, unknown>
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
mutation AddToCart($variantId: ID!, $quantity: String = "1") {
  cartLineAdd(input: { variantId: $variantId, quantity: $quantity }) {
    cart {
      revision
      quantity
      lines { id quantity product { name } variant { size { label } } price { formatted } problem }
      total { formatted }
      nextStep
    }
    userErrors { code path message available limit }
  }
}`,
    variables: { variantId: '1' },
  },
  {
    query: `# Who orders, and where it goes.
mutation TellTheShop($client: CartClientUpdateInput!, $address: CartAddressUpdateInput!) {
  cartClientUpdate(input: $client) { userErrors { code path message } }
  cartAddressUpdate(input: $address) {
    cart { revision deliveryFee { formatted } total { formatted } delivery { from to } nextStep }
    userErrors { code path message }
  }
}`,
    variables: {
      client: { fullName: 'منى عبد الحميد', mobile: '01012345678', anotherMobile: '01112345678' },
      address: {
        stateId: '1',
        cityId: '1',
        regionId: '1',
        streetAddress: 'شارع عباس العقاد',
        buildingNumber: '12',
        floorNumber: '3',
        apartmentNumber: '7',
      },
    },
  },
  {
    query: `# Orders the cart, cash on delivery. The same key never makes a second order.
mutation PlaceOrder($input: OrderPlaceInput!) {
  orderPlace(input: $input) {
    order { id number status total { formatted } promisedFrom promisedTo }
    token
    userErrors { code path message available }
  }
}`,
    variables: { input: { idempotencyKey: 'change-me-for-each-order', expectedRevision: 3, acceptTerms: true } },
  },
  {
    query: `# An order by the signed token of its link.
query OrderByToken($id: ID!, $token: String!) {
  order(id: $id, token: $token) {
    number
    status
    timeline { step state at }
    events { seq from to at }
    lines { name color size quantity price { formatted } }
    total { formatted }
  }
}`,
    variables: { id: '1', token: 'the token that orderPlace gave' },
  },
]
