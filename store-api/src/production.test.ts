import { expect, test } from 'vitest'
import { openAccounts } from './domains/account/account.fixture.ts'
import { openShop } from './domains/cart/shop.fixture.ts'

test('the attack tests of this project run on apps with the settings of production', async () => {
  const [shop, accounts] = await Promise.all([openShop(), openAccounts()])
  for (const app of [shop.app, ...accounts.apps]) {
    // Production alone refuses to start without WhatsApp, whose reports come here, and with the secrets of the demo.
    expect(app.hasRoute({ method: 'POST', url: '/webhooks/whatsapp' })).toBe(true)
    const headers = { 'x-service-key': 'demo-service-key-not-for-production' }
    expect((await app.inject({ url: '/outbox', headers })).statusCode).toBe(403)
  }
})
