import { expect, test } from 'vitest'
import { loginPath } from './login-path.ts'

test('leads back to the page with its search, and says why', () => {
  expect(loginPath('/profile?tab=1')).toBe('/login?redirect=%2Fprofile%3Ftab%3D1')
  expect(loginPath('/products/7', 'wishlist')).toBe('/login?redirect=%2Fproducts%2F7&reason=wishlist')
})

test.each(['/register', '/authentication?mobile=1', '/forgot-password', '/reset-password'])(
  'does not lead back to %s',
  (page) => {
    expect(loginPath(page, 'page')).toBe('/login')
  },
)

test('keeps the target of a login that was begun', () => {
  expect(loginPath('/login?redirect=%2Fcart', 'page')).toBe('/login?redirect=%2Fcart')
})

test('leads back to pages whose names only resemble those', () => {
  expect([loginPath('/logins'), loginPath('/blogs/login')]).toEqual([
    '/login?redirect=%2Flogins',
    '/login?redirect=%2Fblogs%2Flogin',
  ])
})
