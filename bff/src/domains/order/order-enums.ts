// GraphQL name → REST name.

export const OrderStepName = {
  RECEIVED: 'received',
  CONFIRMED: 'confirmed',
  PREPARING: 'preparing',
  ON_THE_WAY: 'onTheWay',
  DELIVERED: 'delivered',
} as const

export const OrderStepState = { DONE: 'done', NOW: 'now', NEXT: 'next' } as const

export const PaymentMethod = { COD: 'cod' } as const

export const OrderAction = {
  CONFIRM: 'confirm',
  REQUEST_CODE_SMS: 'requestCodeSms',
  REQUEST_CALL: 'requestCall',
  EDIT: 'edit',
  SAVE_EDIT: 'saveEdit',
  DISCARD_EDIT: 'discardEdit',
  CANCEL: 'cancel',
  REQUEST_CANCEL: 'requestCancel',
  CHOOSE_DELIVERY_TIME: 'chooseDeliveryTime',
  RETURN: 'return',
  EXCHANGE: 'exchange',
  WITHDRAW_RETURN: 'withdrawReturn',
  REORDER: 'reorder',
} as const

export const OrderGroup = {
  ALL: 'all',
  OPEN: 'open',
  DELIVERED: 'delivered',
  RETURNED: 'returned',
  CANCELED: 'canceled',
} as const

export const DayPart = { MORNING: 'morning', AFTERNOON: 'afternoon', EVENING: 'evening' } as const

export const OrderReturnStatus = { ASKED: 'asked', WITHDRAWN: 'withdrawn', RECEIVED: 'received' } as const

export const ReturnMethod = { COURIER: 'courier', BRANCH: 'branch' } as const

export const RefundMethod = { CASH: 'cash', INSTAPAY: 'instapay', WALLET: 'wallet' } as const

export const ReturnReason = {
  SIZE: 'size',
  CHANGED_MIND: 'changedMind',
  DEFECT: 'defect',
  WRONG_ITEM: 'wrongItem',
  LATE: 'late',
  OTHER: 'other',
} as const

export const RightRefusal = {
  NOT_DELIVERED: 'notDelivered',
  UNDERWAY: 'underway',
  ALL_RETURNED: 'allReturned',
  WINDOW_CLOSED: 'windowClosed',
  IS_EXCHANGE: 'isExchange',
  EXCHANGED: 'exchanged',
  TOO_MANY: 'tooMany',
  BUNDLES_ONLY: 'bundlesOnly',
} as const

export const OrderNext = {
  CONFIRM: 'confirm',
  CALL: 'call',
  REVIEW: 'review',
  EDIT: 'edit',
  MAKE: 'make',
  DELIVER: 'deliver',
  GET_READY: 'getReady',
  COLLECT: 'collect',
  CATCH_UP: 'catchUp',
  ANSWER: 'answer',
  CHOOSE_TIME: 'chooseTime',
  COME_BACK: 'comeBack',
  EXCHANGE: 'exchange',
  RETURN: 'return',
  RETURN_DEFECT: 'returnDefect',
  HAND_OVER: 'handOver',
  BRING_BACK: 'bringBack',
  SWAP: 'swap',
  INSPECT: 'inspect',
  SETTLED: 'settled',
  NOTHING: 'nothing',
} as const
