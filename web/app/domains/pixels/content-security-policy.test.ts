import { expect, test } from 'vitest'
import { contentSecurityPolicy, pictureOrigins } from './content-security-policy.ts'

test('without pixels only this site is allowed', () => {
  const policy = contentSecurityPolicy('n0nce')
  expect(policy).toContain("script-src 'self' 'nonce-n0nce';")
  expect(policy).toContain("connect-src 'self';")
  expect(policy).not.toContain('https:')
})

test('with a pixel its hosts are allowed, inline scripts are not', () => {
  const policy = contentSecurityPolicy('n0nce', { videoAdPixel: 'C4ABCDEFGHIJKLMNOPQR' })
  expect(policy).toContain("script-src 'self' 'nonce-n0nce' https://analytics.tiktok.com;")
  expect(policy).not.toMatch(/facebook|google|unsafe-eval|script-src[^;]*unsafe-inline/)
})

test('allows pictures of the configured origins only', () => {
  const media = pictureOrigins({ PICTURE_ORIGINS: 'https://cdn.example.com, https://img.example.com:8443/' })
  const policy = contentSecurityPolicy('n0nce', {}, media)
  expect(policy).toContain("img-src 'self' data: blob: https://cdn.example.com https://img.example.com:8443;")
  expect(policy).toContain("media-src 'self' https://cdn.example.com https://img.example.com:8443;")
  expect(policy).toContain("script-src 'self' 'nonce-n0nce';")
  expect(contentSecurityPolicy('n0nce', {}, pictureOrigins({}))).toContain("img-src 'self' data: blob:;")
})
