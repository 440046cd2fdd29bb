import type { Context } from '#src/http/context.ts'
import type { ClientOrder, Order, PlaceOrderBody, TrackedOrder, TransitionBody } from './order.schema.ts'

const unbuilt = () => { throw new Error('unbuilt') }
export async function placeOrder(_: Context, _cartToken: string | undefined, _key: string | undefined, _body: PlaceOrderBody): Promise<{ order: Order; replayed: boolean }> { return unbuilt() }
export async function getOrder(_: Context, _id: number, _token: string | undefined): Promise<Order> { return unbuilt() }
export async function getClientOrder(_: Context, _id: number, _item: number, _token: string | undefined): Promise<ClientOrder> { return unbuilt() }
export async function trackOrder(_: Context, _orderNumber: string, _phone: string): Promise<TrackedOrder> { return unbuilt() }
export async function transitionOrder(_: Context, _serviceKey: string | undefined, _id: number, _body: TransitionBody): Promise<Order> { return unbuilt() }
