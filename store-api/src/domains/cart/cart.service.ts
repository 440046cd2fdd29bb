import type { Context } from '#src/http/context.ts'
import type { Cart, CartAddBody, CartAddressBody, CartClientBody, CartUpdateBody } from './cart.schema.ts'

const unbuilt = () => { throw new Error('unbuilt') }
export async function getCart(_: Context, _token: string | undefined): Promise<Cart | null> { return unbuilt() }
export async function addToCart(_: Context, _token: string | undefined, _body: CartAddBody): Promise<Cart> { return unbuilt() }
export async function updateCartLine(_: Context, _token: string | undefined, _body: CartUpdateBody): Promise<Cart> { return unbuilt() }
export async function removeCartLine(_: Context, _token: string | undefined, _lineId: number): Promise<Cart> { return unbuilt() }
export async function clearCart(_: Context, _token: string | undefined): Promise<Cart> { return unbuilt() }
export async function refreshCart(_: Context, _token: string | undefined): Promise<Cart> { return unbuilt() }
export async function setCartClient(_: Context, _token: string | undefined, _body: CartClientBody): Promise<Cart> { return unbuilt() }
export async function setCartAddress(_: Context, _token: string | undefined, _body: CartAddressBody): Promise<Cart> { return unbuilt() }
