import type { OrderReturnLineInput, Resolvers } from '#src/__generated__/schema.ts'
import type { OrderLine, OrderReturnLine, Reorder } from '#src/__generated__/rest.ts'
import { idOf } from '#src/graphql/ids.ts'
import { piastresOf } from '#src/graphql/money.ts'
import { refusable } from '#src/graphql/user-errors.ts'
import { changeOrder, orderAfterChange, orderFields } from './order-change.ts'
import { refOf } from './order-ref.ts'

/** Returns, and ordering again. */
export const orderReturnsResolvers: Resolvers = {
  Query: {
    orderReturnQuote: (_, { lines, returnMethod, ...named }, { sources }) =>
      lines.length > 0 && lines.every(({ quantity }) => quantity > 0)
        ? sources.orderReturns.quote(refOf(named), {
            lines: lines.map(lineOf),
            returnMethod: returnMethod ?? undefined,
          })
        : null,
  },
  Mutation: {
    orderReturnRequest(
      _,
      { input: { lines, notes, returnMethod, expectedRefund, refundMethod, refundAccount, ...named } },
      { sources },
      info,
    ) {
      const body = {
        notes,
        returnMethod: returnMethod ?? undefined,
        expectedRefund: expectedRefund == null ? undefined : piastresOf(expectedRefund),
        refundMethod: refundMethod ?? undefined,
        refundAccount,
        lines: lines.map(lineOf),
      }
      return changeOrder(info, named, (ref) => sources.orderReturns.request(ref, body), {
        PRICE_CHANGED: 'expectedRefund',
      })
    },
    orderReturnWithdraw: (_, { input }, { sources }, info) => changeOrder(info, input, sources.orderReturns.withdraw),
    async orderReorder(_, { input }, { sources }, info) {
      const { done, userErrors } = await refusable<Reorder>(info, () => sources.orderReturns.reorder(refOf(input)), {
        ...orderFields,
        VARIANT_UNAVAILABLE: 'id',
      })
      if (done) sources.cart.keep(done.cart.token)
      return { cart: done?.cart ?? null, merged: done?.merged ?? null, userErrors }
    },
  },
  Order: {
    returns: ({ returns, lines }) =>
      returns.map((one) => ({ ...one, lines: one.lines.flatMap((returned) => withLine(returned, lines)) })),
  },
  OrderReturnRequestPayload: orderAfterChange,
  OrderReturnWithdrawPayload: orderAfterChange,
  OrderReorderPayload: { cart: ({ cart }, _, { sources }) => cart ?? sources.cart.current() },
}

function lineOf({ lineId, ...line }: OrderReturnLineInput) {
  return { ...line, lineId: idOf('OrderLine', lineId) }
}

function withLine(returned: OrderReturnLine, lines: readonly OrderLine[]) {
  const line = lines.find(({ id }) => id === returned.lineId)
  return line ? [{ ...returned, line }] : []
}
