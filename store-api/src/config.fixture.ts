import { readConfig } from './config.ts'

/** The least settings with which production starts. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  PRIVATE_NETWORK: 'on',
  SHOP_SECRET: 'shop-secret-of-the-tests-in-production',
  SERVICE_KEY: 'service-key-of-the-tests-in-production',
  WHATSAPP_TOKEN: 'token',
  WHATSAPP_PHONE_ID: '1',
  WHATSAPP_APP_SECRET: 'app-secret',
  WHATSAPP_VERIFY_TOKEN: 'verify-token',
}

const SMS = { SMS_URL: 'https://sms.example/send', SMS_KEY: 'key', SMS_SENDER: 'SHOP' }

/** Hashing takes half of the time of tests with accounts otherwise. */
const FAST_PASSWORDS = { PASSWORD_MEMORY_KIB: '64' }

/** The settings of a test: those of development, or of production with SMS where `vitest.config.ts` runs it so. */
export const testConfig = () =>
  readConfig(process.env.NODE_ENV === 'production' ? { ...PRODUCTION, ...SMS } : FAST_PASSWORDS)
