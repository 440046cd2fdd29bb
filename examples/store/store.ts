// The smallest store that the shop sells from: one file, in memory, the least of docs/rest-contract.md. Run it by
// `PORT=5000 npx node examples/store/store.ts`. Everything else (reviews, accounts, branches …) is missing: the shop
// does without it.
import { randomInt, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'

type Language = 'ar' | 'en'
type Text = Record<Language, string>
type Json = Record<string, unknown>

interface Line {
  id: number
  variantId: number
  quantity: number
}

interface Cart {
  id: number
  token: string
  revision: number
  lines: Line[]
  contact: Json | null
  address: Json | null
}

interface Order extends Cart {
  number: string
  key: string
  placedAt: Date
}

/** A refusal in the envelope of the contract. */
class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly more: Json
  constructor(status: number, code: string, text: string, more: Json = {}) {
    super(text)
    this.status = status
    this.code = code
    this.more = more
  }
}

const FEE = 5_000
const MOST = 10
const category = { id: 1, slug: 'football', name: { ar: 'كورة', en: 'Football' } }
/** Prices in piastres; `stock` is of each size. */
const products = [
  {
    id: 1,
    slug: 'home-shirt',
    name: { ar: 'تيشيرت الأرض', en: 'Home shirt' },
    price: 89_900,
    hex: '#b91c1c',
    sizes: ['S', 'M', 'L'],
    stock: 20,
  },
  {
    id: 2,
    slug: 'training-shorts',
    name: { ar: 'شورت تدريب', en: 'Training shorts' },
    price: 34_950,
    hex: '#1d4ed8',
    sizes: ['M', 'L'],
    stock: 20,
  },
  {
    id: 3,
    slug: 'match-ball',
    name: { ar: 'كورة ماتشات', en: 'Match ball' },
    price: 59_900,
    hex: '#334155',
    sizes: ['5'],
    stock: 3,
  },
]
const place = {
  state: { ar: 'القاهرة', en: 'Cairo' },
  city: { ar: 'مدينة نصر', en: 'Nasr City' },
  region: { ar: 'الحي الأول', en: 'First District' },
}
/** The checkout links to `/terms`: a shop that sells has them. */
const terms = {
  title: { ar: 'الشروط والأحكام', en: 'Terms and conditions' },
  text: {
    ar: 'بتدفع كاش لما تستلم. مصاريف التوصيل مابترجعش. الاستبدال والإرجاع خلال 14 يوم من الاستلام.',
    en: 'You pay in cash when you receive the order. Delivery fees are not refunded. Exchange and return within 14 days of receiving it.',
  },
}
/** The way of an order: each status follows the one before after so many seconds. */
const WAY: [status: string, step: number][] = [
  ['new', 0],
  ['confirm', 1],
  ['preparing', 2],
  ['delivery', 3],
  ['delivered', 4],
]
const STEPS = ['received', 'confirmed', 'preparing', 'onTheWay', 'delivered']
const SECONDS = Number(process.env.STEP_SECONDS ?? 30)

const stock = new Map(
  products.flatMap(({ id, sizes, stock: left }) => sizes.map((_, place) => [id * 100 + place + 1, left] as const)),
)
const carts = new Map<string, Cart>()
const orders = new Map<number, Order>()

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const productOf = (variantId: number) => products[Math.floor(variantId / 100) - 1]
const available = (variantId: number) => Math.min(MOST, stock.get(variantId) ?? 0)

/** Builds the answers of one request in its language. */
function answersIn(language: Language) {
  const say = (text: Text) => text[language]
  const ref = { id: category.id, slug: category.slug, name: say(category.name) }
  const image = (id: number) => ({
    id: `p${id}`,
    base: `/images/p${id}`,
    alt: say(products[id - 1]?.name ?? category.name),
    width: 1200,
    height: 1200,
  })
  const sizeOf = (label: string) => ({
    id: label.charCodeAt(0),
    slug: label.toLowerCase(),
    kind: label === '5' ? 'ball' : 'clothes',
    label,
  })

  function variantsOf({ id, sizes, price }: (typeof products)[number]) {
    return sizes.map((label, place) => {
      const variantId = id * 100 + place + 1
      return {
        id: variantId,
        productId: id,
        sku: `S-${variantId}`,
        barcode: String(variantId),
        gtin: null,
        color: null,
        size: sizeOf(label),
        price,
        compareAtPrice: null,
        discountPercent: null,
        available: available(variantId),
        branches: [],
      }
    })
  }

  function card(product: (typeof products)[number]) {
    const variants = variantsOf(product)
    const none = {
      kitType: null,
      compareAtPrice: null,
      discountPercent: null,
      brand: null,
      club: null,
      season: null,
      rating: null,
      backImage: null,
    }
    const sizes = variants.map(({ id, size, available: left }) => ({ variantId: id, size, inStock: left > 0 }))
    const { id, slug, price } = product
    return {
      ...none,
      id,
      slug,
      code: `P-${id}`,
      kind: 'simple',
      status: 'online',
      name: say(product.name),
      price,
      publishedAt: '2026-01-01T00:00:00.000Z',
      isNew: false,
      inStock: sizes.some(({ inStock }) => inStock),
      category: ref,
      image: image(id),
      colors: [],
      sizes,
    }
  }

  function details(product: (typeof products)[number]) {
    const reviewSummary = {
      average: 0,
      count: 0,
      stars: [0, 0, 0, 0, 0],
      fit: { small: 0, true: 0, large: 0 },
      latest: [],
    }
    const none = { gender: null, material: null, fit: null, care: [], parts: [], sizeChart: null, offerEndsAt: null }
    return {
      ...card(product),
      ...none,
      description: say(product.name),
      gallery: [{ image: image(product.id), colorId: null, view: 'front' }],
      variants: variantsOf(product),
      breadcrumbs: [ref],
      reviewSummary,
      shareImage: `/images/p${product.id}/1200.jpg`,
    }
  }

  function lineOf({ id, variantId, quantity }: Line) {
    const product = productOf(variantId)
    if (!product) throw new Error(`No product has the variant ${variantId}`)
    const left = available(variantId)
    const problem = left === 0 ? 'OUT_OF_STOCK' : left < quantity ? 'QUANTITY_REDUCED' : null
    const variant = variantsOf(product).find((each) => each.id === variantId)
    return {
      id,
      product: card(product),
      variant,
      parts: [],
      quantity,
      unitPrice: product.price,
      compareAtPrice: null,
      price: product.price * quantity,
      available: left,
      problem,
    }
  }

  const sums = (lines: Line[]) => {
    const subtotal = lines.reduce(
      (sum, { variantId, quantity }) => sum + (productOf(variantId)?.price ?? 0) * quantity,
      0,
    )
    const total = subtotal + FEE
    return { subtotal, discount: 0, coupon: null, couponDiscount: 0, total, tax: Math.round((total * 14) / 114) }
  }

  function cartOf(cart: Cart, isNew = false) {
    const { id, revision, contact, address } = cart
    const lines = cart.lines.map(lineOf)
    const nextStep =
      lines.length === 0 || lines.some(({ problem }) => problem)
        ? 'cart'
        : !contact
          ? 'contact'
          : !address
            ? 'address'
            : 'payment'
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
    return {
      id,
      revision,
      token: isNew ? cart.token : null,
      lines,
      quantity,
      ...sums(cart.lines),
      freeDelivery: null,
      deliveryFee: FEE,
      contact,
      address: address && addressOf(address),
      delivery: quote(),
      pickup: null,
      nextStep,
      changes: [],
      lastOrder: null,
      merged: null,
    }
  }

  const quote = () => ({
    deliverable: true,
    fee: FEE,
    feeMax: FEE,
    feeMin: FEE,
    freeFrom: null,
    from: dayAfter(2),
    to: dayAfter(4),
    daysMin: 2,
    daysMax: 4,
  })
  const addressOf = (address: Json) => ({
    ...address,
    stateId: 1,
    stateName: say(place.state),
    cityId: 1,
    cityName: say(place.city),
    regionId: 1,
    regionName: say(place.region),
    location: null,
  })

  function orderOf(order: Order, withToken = false) {
    const { id, number, placedAt, revision, contact, address } = order
    const passed = Math.min(WAY.length - 1, Math.floor((Date.now() - placedAt.getTime()) / (SECONDS * 1_000)))
    const at = (place: number) => new Date(placedAt.getTime() + place * SECONDS * 1_000).toISOString()
    const timeline = STEPS.map((step, place) => ({
      step,
      state: place < passed || passed === STEPS.length - 1 ? 'done' : place === passed ? 'now' : 'next',
      at: place <= passed ? at(place) : null,
    }))
    const events = WAY.slice(0, passed + 1).map(([to], place) => ({
      seq: place + 1,
      from: WAY[Math.max(0, place - 1)]?.[0],
      to,
      at: at(place),
    }))
    const lines = order.lines
      .map(lineOf)
      .map(({ id: lineId, product, variant, quantity, unitPrice, price }) => ({
        id: lineId,
        productId: product.id,
        variantId: variant?.id,
        name: product.name,
        color: null,
        size: variant?.size.label ?? null,
        sku: variant?.sku,
        barcode: variant?.barcode,
        image: product.image,
        parts: [],
        quantity,
        unitPrice,
        price,
        couponDiscount: 0,
        returnedQuantity: 0,
        returnableQuantity: 0,
        exchangeableQuantity: 0,
        returnReasons: [],
        reviewable: false,
        productSlug: product.slug,
      }))
    const isDelivered = passed === WAY.length - 1
    const none = {
      pickup: null,
      credit: 0,
      refunded: 0,
      refundDue: 0,
      returnFee: 0,
      courierReturnFee: null,
      notes: null,
      confirmBy: null,
      confirmNeedsCode: false,
      confirmMessageFailed: false,
      codeSmsAt: null,
      callRequestedAt: null,
      callBy: null,
      edit: null,
      deliveryChoices: [],
      deliveryTime: null,
      failedDeliveries: 0,
      returnableUntil: null,
      defectReturnableUntil: null,
      returnReasons: [],
      returnRefusal: null,
      exchangeRefusal: null,
      returns: [],
      hasInvoice: false,
      branchName: null,
      exchangeOrder: null,
      exchangeOf: null,
    }
    return {
      ...none,
      id,
      number,
      status: WAY[passed]?.[0],
      placedAt,
      promisedFrom: dayAfter(2),
      promisedTo: dayAfter(4),
      expected: isDelivered ? null : { from: dayAfter(2), to: dayAfter(4), time: null },
      next: isDelivered ? 'settled' : 'deliver',
      timeline,
      events,
      ...sums(order.lines),
      collected: isDelivered ? sums(order.lines).total : 0,
      revision,
      token: withToken ? order.token : null,
      lines,
      contact,
      address: addressOf(address ?? {}),
      deliveryFee: FEE,
      paymentMethod: 'cod',
      paid: isDelivered,
      allowedActions: [],
      deliveredAt: isDelivered ? at(passed) : null,
      vatPercent: 14,
    }
  }

  return { say, ref, card, details, cartOf, orderOf, quote }
}

type Answers = ReturnType<typeof answersIn>
interface Call {
  answers: Answers
  query: URLSearchParams
  header: (name: string) => string
  body: Json
}
type Route = (call: Call, ...segments: string[]) => Json

const notFound = ({ say }: Answers) =>
  new Refusal(404, 'NOT_FOUND', say({ ar: 'مالقيناش اللي بتدوّر عليه.', en: 'We could not find what you asked for.' }))
const found = (id: string) => products.find((product) => product.slug === id || String(product.id) === id)
const numbers = (text: string | null) => (text ?? '').split(',').filter(Boolean).map(Number)
const digits = (value: unknown) =>
  Number(String(value ?? 1).replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)))

/** Changes the cart of the request. */
function changed({ answers, header }: Call, change: (cart: Cart) => void, mayBegin = false): Json {
  const known = carts.get(header('x-cart-token'))
  if (!known && !mayBegin)
    throw new Refusal(409, 'CART_EMPTY', answers.say({ ar: 'سلتك فاضية.', en: 'Your bag is empty.' }))
  const cart = known ?? {
    id: randomInt(1, 2 ** 45),
    token: randomUUID(),
    revision: 0,
    lines: [],
    contact: null,
    address: null,
  }
  change(cart)
  cart.revision += 1
  carts.set(cart.token, cart)
  return { data: answers.cartOf(cart, !known) }
}

/** Sets the quantity of a variant, at most what is available. */
function setQuantity({ answers }: Call, cart: Cart, variantId: number, quantity: number): void {
  const left = available(variantId)
  if (!productOf(variantId)) throw notFound(answers)
  if (left < quantity)
    throw new Refusal(
      409,
      left === 0 ? 'OUT_OF_STOCK' : 'QUANTITY_REDUCED',
      answers.say({ ar: 'الكمية دي مش متوفرة.', en: 'We do not have that many.' }),
      { available: left },
    )
  const line = cart.lines.find((each) => each.variantId === variantId)
  if (line) line.quantity = quantity
  else cart.lines.push({ id: variantId, variantId, quantity })
}

/** Requires fields of a form that are not empty. */
function required({ answers, body }: Call, names: string[]): Json {
  const message = answers.say({ ar: 'الحقل ده مطلوب', en: 'This field is required' })
  const missing = names.filter((name) => !body[name])
  if (missing.length > 0)
    throw new Refusal(422, 'VALIDATION_FAILED', message, {
      errors: Object.fromEntries(missing.map((name) => [name, [{ rule: 'required', message }]])),
    })
  return body
}

function placed(call: Call): Json {
  const { answers, header, body } = call
  const key = header('idempotency-key')
  const before = [...orders.values()].find((order) => order.key === key)
  if (before) return { data: answers.orderOf(before, true) }
  const cart = carts.get(header('x-cart-token'))
  if (!cart || cart.lines.length === 0)
    throw new Refusal(409, 'CART_EMPTY', answers.say({ ar: 'سلتك فاضية.', en: 'Your bag is empty.' }))
  if (cart.revision !== body.expectedRevision)
    throw new Refusal(409, 'CART_CHANGED', answers.say({ ar: 'سلتك اتغيّرت.', en: 'Your bag has changed.' }))
  required(call, ['acceptTerms'])
  if (!cart.contact || !cart.address)
    throw new Refusal(
      422,
      cart.contact ? 'ADDRESS_REQUIRED' : 'CONTACT_REQUIRED',
      answers.say({ ar: 'كمّل بياناتك الأول.', en: 'Tell us who you are and where you live first.' }),
    )
  for (const { variantId, quantity } of cart.lines) setQuantity(call, cart, variantId, quantity)
  for (const { variantId, quantity } of cart.lines) stock.set(variantId, (stock.get(variantId) ?? 0) - quantity)
  const order: Order = {
    ...structuredClone(cart),
    id: randomInt(1, 2 ** 45),
    token: randomUUID(),
    number: `EX-${randomInt(10_000, 99_999)}`,
    key,
    placedAt: new Date(),
  }
  orders.set(order.id, order)
  Object.assign(cart, { lines: [], revision: cart.revision + 1 })
  return { data: { ...answers.orderOf(order, true), cart: answers.cartOf(cart) } }
}

function listed({ answers, query }: Call): Json {
  const ids = numbers(query.get('ids'))
  const text = query.get('q')?.toLowerCase() ?? ''
  const nodes = products.filter(
    ({ id, name }) => (ids.length === 0 || ids.includes(id)) && `${name.ar} ${name.en}`.toLowerCase().includes(text),
  )
  return {
    data: nodes.map(answers.card),
    meta: { total: nodes.length, endCursor: null, hasNext: false, facets: [], price: null, search: null },
  }
}

function read({ answers, header }: Call, id: string): Json {
  const order = orders.get(Number(id))
  if (!order || order.token !== header('x-order-token')) throw notFound(answers)
  return { data: answers.orderOf(order) }
}

const routes: [method: string, path: RegExp, Route][] = [
  ['GET', /^\/ready$/, () => ({ lacks: [] })],
  [
    'GET',
    /^\/home$/,
    ({ answers }) => {
      const cards = products.map(answers.card)
      return {
        data: {
          banner: null,
          clubs: [],
          categories: [],
          newest: cards,
          bestSellers: cards,
          offers: [],
          campaign: null,
          bundles: [],
        },
      }
    },
  ],
  [
    'GET',
    /^\/categories$/,
    ({ answers }) => ({
      data: [{ ...answers.ref, blurb: '', parentId: null, productCount: products.length, image: null }],
    }),
  ],
  [
    'GET',
    /^\/categories\/([^/]+)$/,
    ({ answers }, id) => {
      if (id !== category.slug && id !== String(category.id)) throw notFound(answers)
      return { data: { ...answers.ref, blurb: '', parentId: null, productCount: products.length, image: null } }
    },
  ],
  ['GET', /^\/products$/, listed],
  [
    'GET',
    /^\/products\/([^/]+)$/,
    ({ answers }, id = '') => {
      const product = found(decodeURIComponent(id))
      if (!product) throw notFound(answers)
      return { data: answers.details(product) }
    },
  ],
  [
    'GET',
    /^\/product-details$/,
    ({ answers, query }) => ({
      data: products.filter(({ id }) => numbers(query.get('ids')).includes(id)).map(answers.details),
    }),
  ],
  [
    'GET',
    /^\/availability$/,
    ({ query }) => ({
      data: numbers(query.get('variantIds')).map((variantId) => ({
        variantId,
        total: available(variantId),
        branches: [],
      })),
    }),
  ],
  [
    'GET',
    /^\/states$/,
    ({ answers }) => ({
      data: [{ id: 1, iso: 'C', name: answers.say(place.state), deliverable: true, fee: FEE, daysMin: 2, daysMax: 4 }],
    }),
  ],
  ['GET', /^\/cities$/, ({ answers }) => ({ data: [{ id: 1, stateId: 1, name: answers.say(place.city) }] })],
  [
    'GET',
    /^\/regions$/,
    ({ answers }) => ({ data: [{ id: 1, cityId: 1, name: answers.say(place.region), deliverable: true }] }),
  ],
  [
    'GET',
    /^\/pages\/terms$/,
    ({ answers: { say } }) => ({
      data: {
        slug: 'terms',
        title: say(terms.title),
        summary: say(terms.text),
        body: [{ type: 'paragraph', text: say(terms.text) }],
        updatedAt: '2026-01-01T00:00:00.000Z',
      },
    }),
  ],
  ['GET', /^\/delivery-quote$/, ({ answers }) => ({ data: answers.quote() })],
  [
    'GET',
    /^\/cart$/,
    ({ answers, header }) => {
      const cart = carts.get(header('x-cart-token'))
      return { data: cart ? answers.cartOf(cart) : null }
    },
  ],
  [
    'POST',
    /^\/cart\/add$/,
    (call) =>
      changed(
        call,
        (cart) => {
          const variantId = Number(call.body.variantId)
          setQuantity(
            call,
            cart,
            variantId,
            (cart.lines.find((line) => line.variantId === variantId)?.quantity ?? 0) + digits(call.body.quantity),
          )
        },
        true,
      ),
  ],
  [
    'POST',
    /^\/cart\/update$/,
    (call) => changed(call, (cart) => setQuantity(call, cart, Number(call.body.lineId), digits(call.body.quantity))),
  ],
  [
    'POST',
    /^\/cart\/remove$/,
    (call) => changed(call, (cart) => void (cart.lines = cart.lines.filter(({ id }) => id !== call.body.lineId))),
  ],
  ['POST', /^\/cart\/clear$/, (call) => changed(call, (cart) => void (cart.lines = []))],
  ['POST', /^\/cart\/refresh$/, (call) => changed(call, () => undefined)],
  [
    'POST',
    /^\/cart\/contact$/,
    (call) =>
      changed(
        call,
        (cart) => void (cart.contact = { email: null, ...required(call, ['fullName', 'mobile', 'anotherMobile']) }),
      ),
  ],
  [
    'POST',
    /^\/cart\/address$/,
    (call) =>
      changed(
        call,
        (cart) =>
          void (cart.address = {
            landmark: null,
            notes: null,
            ...required(call, ['streetAddress', 'buildingNumber', 'floorNumber', 'apartmentNumber']),
          }),
      ),
  ],
  ['POST', /^\/orders$/, placed],
  ['GET', /^\/orders\/(\d+)$/, read],
]

async function bodyOf(request: IncomingMessage): Promise<Json> {
  const text = (await request.setEncoding('utf8').toArray()).join('')
  return text ? (JSON.parse(text) as Json) : {}
}

/** The store as a server that does not listen yet. */
export const store = createServer((request, response) => {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://store')
  const picture = /^\/images\/p(\d+)\//.exec(pathname)
  if (picture) {
    response.writeHead(200, { 'content-type': 'image/svg+xml' })
    return response.end(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="#f1f5f9" d="M0 0h100v100H0z"/><circle cx="50" cy="50" r="30" fill="${products[Number(picture[1]) - 1]?.hex}"/></svg>`,
    )
  }
  const send = (status: number, answer: Json) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  const [, pattern, route] = routes.find(([method, path]) => method === request.method && path.test(pathname)) ?? []
  if (!pattern || !route) return response.writeHead(404).end('This store has no such resource.')
  const answers = answersIn(request.headers['accept-language']?.startsWith('ar') ? 'ar' : 'en')
  const header = (name: string) => request.headers[name]?.toString() ?? ''
  return void bodyOf(request)
    .then((body) =>
      send(200, {
        status: true,
        ...route({ answers, query, header, body }, ...(pattern.exec(pathname) ?? []).slice(1)),
      }),
    )
    .catch((error: unknown) =>
      error instanceof Refusal
        ? send(error.status, { status: false, message: error.message, error: error.code, ...error.more })
        : send(500, { status: false, message: String(error), error: 'INTERNAL' }),
    )
})

if (import.meta.main) store.listen(Number(process.env.PORT ?? 5000))
