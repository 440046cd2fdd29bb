import type { WholeOrder_OrderFragment as Order } from './__generated__/whole-order.ts'
import { moneyOf } from '#app/lib/money/money.ts'
import { orderAt } from '#app/domains/order/order.fixture.ts'
import type { Status } from '#app/domains/order/order-phase.ts'

const money = (pounds: number) => ({
  __typename: 'Money' as const,
  amount: `${pounds}.00`,
  formatted: `EGP\u00a0${pounds.toLocaleString('en')}`,
})

/** An order of two jerseys; `changes` overrides fields. */
export function wholeOrder(status: Status, changes: Partial<Order> = {}): Order {
  return {
    ...orderAt({ status }),
    __typename: 'Order',
    id: '5',
    revision: 1,
    paid: false,
    allowedActions: [],
    confirmBy: null,
    confirmNeedsCode: false,
    confirmMessageFailed: false,
    codeSmsAt: null,
    callRequestedAt: null,
    callBy: null,
    edit: null,
    deliveryChoices: [],
    failedDeliveries: 0,
    returns: [],
    notes: null,
    subtotal: money(1490),
    discount: money(0),
    couponDiscount: money(0),
    coupon: null,
    credit: money(0),
    exchangeOrder: null,
    exchangeOf: null,
    deliveredAt: null,
    returnRefusal: null,
    exchangeRefusal: null,
    defectReturnableUntil: null,
    deliveryFee: money(60),
    total: money(1550),
    tax: moneyOf(19035, 'en'),
    hasInvoice: true,
    collected: money(0),
    refunded: money(0),
    refundDue: money(0),
    returnFee: money(0),
    contact: {
      __typename: 'ContactDetails',
      fullName: 'Mona Hassan',
      mobile: '+201012345678',
      anotherMobile: '+201112345678',
    },
    address: {
      __typename: 'DeliveryAddress',
      state: { __typename: 'State', id: 'State_1', name: 'Cairo' },
      city: { __typename: 'City', id: 'City_1', name: 'Nasr City' },
      regionName: 'First District',
      streetAddress: 'Abbas El Akkad',
      buildingNumber: '12',
      floorNumber: '3',
      apartmentNumber: '7',
      landmark: null,
      location: null,
      notes: null,
    },
    lines: [
      {
        __typename: 'OrderLine',
        id: '7',
        name: 'Al Ahly home jersey',
        colorName: 'Red',
        sizeLabel: 'L',
        quantity: 2,
        image: null,
        parts: [],
        price: money(1490),
        returnedQuantity: 0,
        reviewable: false,
      },
    ],
    ...changes,
  }
}
