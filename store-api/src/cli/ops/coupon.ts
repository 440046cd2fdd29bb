import { type CommandUnknownOpts, InvalidArgumentError, Option } from '@commander-js/extra-typings'
import type { NewCouponBody, ShopCoupon } from '#src/domains/coupon/shop-coupon.schema.ts'
import { piastresOf, wholeNumber } from './arguments.ts'
import type { OpsContext } from '#src/cli/context.ts'
import { facts, moment, pounds, table } from './table.ts'

const DAY = 86_400_000

export function addCouponCommands(ops: CommandUnknownOpts, { client, print }: OpsContext): void {
  const coupon = ops.command('coupon').description('Makes, shows and stops coupons (docs/rules/coupons.md).')
  coupon
    .command('create')
    .description('Makes a coupon: exactly one of --percent, --amount and --free-delivery.')
    .argument('<code>', '3 to 20 letters A–Z, digits and -')
    .option('--percent <percent>', '1 to 90', wholeNumber())
    .option('--amount <EGP>', 'off the items', piastresOf)
    .addOption(new Option('--free-delivery', 'free delivery').default(undefined))
    .option('--maximum <EGP>', 'most that a percentage saves', piastresOf)
    .option('--minimum <EGP>', 'sum of the items that it counts for', piastresOf)
    .option('--from <day>', 'first day in Cairo, 2026-12-01; otherwise from now on', dayInCairo)
    .option('--to <day>', 'last day in Cairo', dayInCairo)
    .option('--uses <count>', 'orders in all', wholeNumber())
    .option('--per-customer <count>', 'orders of one customer', wholeNumber())
    .option('--category <slugs>', 'only these categories with all below them, separated by commas', slugs)
    .option('--club <slugs>', 'only these clubs', slugs)
    .option('--brand <slugs>', 'only these brands', slugs)
    .option('--on-offers', 'count items on offer too', false)
    .action(async (code, { from, to, perCustomer, category, club, brand, ...terms }) => {
      const body: NewCouponBody = {
        ...terms,
        code,
        usesPerCustomer: perCustomer,
        startsAt: from?.toISOString(),
        endsAt: to && new Date(to.getTime() + DAY).toISOString(),
        categories: category,
        clubs: club,
        brands: brand,
      }
      print(couponSheet((await client().post<ShopCoupon>('/internal/coupons', body)).data))
    })
  coupon
    .command('list')
    .description('Lists the newest coupons.')
    .action(async () => {
      const rows = (await client().get<ShopCoupon[]>('/internal/coupons')).data.map((each) => [
        each.code,
        benefitOf(each),
        each.minimum && pounds(each.minimum),
        each.used,
        each.uses,
        pounds(each.saved),
        each.endsAt && moment(each.endsAt),
        stateOf(each),
      ])
      print(table(['CODE', 'SAVES', 'FROM EGP', 'USED', 'OF', 'SAVED', 'UNTIL', 'STATE'], rows, 'No coupons.'))
    })
  coupon
    .command('show')
    .description('Shows a coupon and the newest orders that use it.')
    .argument('<code>')
    .action(async (code) => print(couponSheet((await client().get<ShopCoupon>(couponPath(code), missing(code))).data)))
  coupon
    .command('stop')
    .description('Stops a coupon for new orders.')
    .argument('<code>')
    .action(async (code) =>
      print(couponSheet((await client().post<ShopCoupon>(`${couponPath(code)}/stop`, {}, missing(code))).data)),
    )
}

function couponSheet(coupon: ShopCoupon): string {
  const head = facts([
    ['Code', `${coupon.code} (${stateOf(coupon)})`],
    ['Saves', benefitOf(coupon)],
    ['At most', coupon.maximum && `${pounds(coupon.maximum)} EGP`],
    ['Minimum', coupon.minimum && `${pounds(coupon.minimum)} EGP`],
    ['From', moment(coupon.startsAt)],
    ['Until', coupon.endsAt && moment(coupon.endsAt)],
    ['Categories', coupon.categories.join(', ')],
    ['Clubs', coupon.clubs.join(', ')],
    ['Brands', coupon.brands.join(', ')],
    ['Offers', coupon.onOffers ? 'items on offer count too' : null],
    [
      'Uses',
      `${coupon.used}${coupon.uses ? ` of ${coupon.uses}` : ''}${coupon.usesPerCustomer ? `, ${coupon.usesPerCustomer} per customer` : ''}`,
    ],
    ['Saved', `${pounds(coupon.saved)} EGP`],
  ])
  if (coupon.orders.length === 0) return head
  return `${head}\n\n${table(
    ['ORDER', 'STATUS', 'SAVED', 'AT'],
    coupon.orders.map(({ number, status, saved, at }) => [number, status, pounds(saved), moment(at)]),
  )}`
}

function benefitOf({ benefit, percent, amount }: ShopCoupon): string {
  if (benefit === 'freeDelivery') return 'delivery'
  return percent === null ? `${pounds(amount ?? 0)} EGP` : `${percent} %`
}

function stateOf({ stoppedAt, startsAt, endsAt, uses, used }: ShopCoupon): string {
  if (stoppedAt) return `stopped ${moment(stoppedAt)}`
  if (new Date(startsAt) > new Date()) return 'not yet'
  if (endsAt && new Date(endsAt) <= new Date()) return 'over'
  return uses !== null && used >= uses ? 'used up' : 'valid'
}

function slugs(text: string): string[] {
  return text.split(',').filter(Boolean)
}

/** Returns the first moment of a day in Cairo, in winter or summer time. */
function dayInCairo(text: string): Date {
  const midnights = ['+02:00', '+03:00'].map((offset) => new Date(`${text}T00:00:00${offset}`))
  const found =
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    midnights.find((at) => !Number.isNaN(at.getTime()) && moment(at.toISOString()) === `${text} 00:00`)
  if (!found) throw new InvalidArgumentError('It must be a day like 2026-12-01.')
  return found
}

function couponPath(code: string): string {
  return `/internal/coupons/${encodeURIComponent(code)}`
}

function missing(code: string): string {
  return `There is no coupon ${code}.`
}
