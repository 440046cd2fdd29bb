import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

test('without pixels nothing but this site is let in', () => {
  const policy = contentSecurityPolicy('n0nce')
  expect(policy).toContain("script-src 'self' 'nonce-n0nce';")
  expect(policy).toContain("connect-src 'self';")
  expect(policy).not.toContain('https:')
})

test('with a pixel its own hosts are let in, and scripts inside the page are not', () => {
  const policy = contentSecurityPolicy('n0nce', { videoAdPixel: 'C4ABCDEFGHIJKLMNOPQR' })
  expect(policy).toContain("script-src 'self' 'nonce-n0nce' https://analytics.tiktok.com;")
  expect(policy).not.toMatch(/facebook|google|unsafe-eval|script-src[^;]*unsafe-inline/)
})
