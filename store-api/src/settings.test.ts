import { expect, test } from 'vitest'
import { PRODUCTION } from './config.fixture.ts'
import { readConfig } from './config.ts'

const SMS = { SMS_URL: 'https://sms.example/send', SMS_KEY: 'key', SMS_SENDER: 'SHOP' }
const unset = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '']))
const WHATSAPP = ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN']

test('production names all that it misses at once, each with what it is for', () => {
  const lines = (() => {
    try {
      readConfig({ NODE_ENV: 'production' })
      return []
    } catch (error) {
      return (error as Error).message.split('\n')
    }
  })()
  expect(lines.map((line) => /^[A-Z_]+/.exec(line)?.[0])).toEqual([
    'PUBLIC_URL',
    'T',
    'SHOP_SECRET',
    'SERVICE_KEY',
    ...WHATSAPP,
  ])
  expect(lines.filter((line) => line.includes('must be set: ')).every((line) => /must be set: .{20}/.test(line))).toBe(
    true,
  )
  expect(lines[2]).toContain(`Make it with: node -p "crypto.randomBytes(32).toString('base64url')"`)
})

test('WhatsApp has all of its settings or none, and SMS too', () => {
  expect(() => readConfig({ WHATSAPP_TOKEN: 'token' })).toThrow(/^WHATSAPP_PHONE_ID must be set/)
  expect(() => readConfig({ SMS_URL: SMS.SMS_URL })).toThrow(/^SMS_KEY must be set/)
  expect(readConfig({})).toMatchObject({ whatsapp: null, whatsappIsOff: false, sms: null })
})

test('production starts with WHATSAPP=off and SMS, and not without a way for codes', () => {
  const off = { ...PRODUCTION, ...unset(...WHATSAPP), WHATSAPP: 'off' }
  expect(readConfig({ ...off, ...SMS })).toMatchObject({ whatsapp: null, whatsappIsOff: true, sms: { sender: 'SHOP' } })
  expect(() => readConfig(off)).toThrow(/^SMS_URL must be set: .* Without WhatsApp and SMS no code reaches a customer/)
  expect(() => readConfig({ ...off, ...SMS, WHATSAPP_TOKEN: 'token' })).toThrow(
    'WHATSAPP is off, but WHATSAPP_TOKEN is set: remove one of the two.',
  )
})

test('production refuses passwords that are cheaper to guess than OWASP asks', () => {
  expect(() => readConfig({ ...PRODUCTION, PASSWORD_MEMORY_KIB: '19455' })).toThrow(
    'PASSWORD_MEMORY_KIB must be at least 19456 in production.',
  )
  expect(readConfig(PRODUCTION).passwordMemory).toBe(32_768)
})
