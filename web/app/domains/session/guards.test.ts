import { expect, test } from 'vitest'
import { loginGuard, profileGuard } from './guards.ts'

const at = (path: string) => ({ url: new URL(path, 'https://shop.example') })

test('guard profile: redirects a guest to the login, and back to the page with its search', () => {
  const to = leadsTo(() => profileGuard(null, at('/profile/orders?status=open&after=a%2Bb')))
  expect(to).toBe('/login?redirect=%2Fprofile%2Forders%3Fstatus%3Dopen%26after%3Da%252Bb&reason=page')
  expect(new URL(to ?? '', 'https://shop.example').searchParams.get('redirect')).toBe(
    '/profile/orders?status=open&after=a%2Bb',
  )
})

test('guard profile: a customer stays', () => {
  expect(profileGuard({ id: '7' }, at('/profile'))).toEqual({ id: '7' })
})

test.each([
  ['/login', '/profile'],
  ['/login?redirect=/products/ball', '/products/ball'],
  ['/login?redirect=//evil.example', '/profile'],
  ['/login?redirect=/%5Cevil.example', '/profile'],
  ['/login?redirect=%5C%5Cevil.example', '/profile'],
  ['/login?redirect=https:%2F%2Fevil.example', '/profile'],
  ['/login?redirect=javascript:alert(1)', '/profile'],
  ['/login?redirect=/%09/evil.example', '/profile'],
  ['/login?redirect=%2F%2Fevil.example&redirect=/cart', '/profile'],
])('guard login: redirects a customer from %s to %s', (path, target) => {
  expect(leadsTo(() => loginGuard({ id: '7' }, at(path)))).toBe(target)
})

test('guard login: a guest stays', () => {
  expect(leadsTo(() => loginGuard(null, at('/login')))).toBeUndefined()
})

function leadsTo(work: () => unknown): string | null | undefined {
  try {
    work()
  } catch (thrown) {
    return (thrown as Response).headers.get('location')
  }
}
