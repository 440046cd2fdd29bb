import {
  type Env,
  flag,
  isProduction,
  isSet,
  requireSetting,
  oneOf,
  onOff,
  port,
  secret,
  text,
  url,
  wholeNumber,
} from 'server-kit/settings.ts'
import { POOLERS } from './db/session.ts'
import { metricsKey, ownSecret, sharedSettings, valkeyUrl } from 'server-kit/shared-settings.ts'

const POSTGRES = ['postgres:', 'postgresql:']
const SMS = ['SMS_URL', 'SMS_KEY', 'SMS_SENDER']
const WHATSAPP = ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN']
/** OWASP's minimum for argon2id with two passes. */
const LEAST_PASSWORD_MEMORY = 19_456
const isAnySet = (env: Env, names: string[]) => names.some((name) => isSet(env, name))

/** Whether messages go by WhatsApp, or would: `WHATSAPP=off` says no. */
export const whatsappIsOff = (env: Env): boolean => env.WHATSAPP?.trim() === 'off'
/** All of it, or none of it where a shop need not reach anybody. */
export const wantsWhatsapp = (env: Env): boolean =>
  !whatsappIsOff(env) && (isProduction(env) || isAnySet(env, WHATSAPP))
/** All of it or none; without WhatsApp codes need it. */
export const wantsSms = (env: Env): boolean => isAnySet(env, SMS) || (whatsappIsOff(env) && isProduction(env))

const NO_CODES =
  'Without WhatsApp and SMS no code reaches a customer: nobody could register, log in by code or prove an order.'
const ofWhatsapp = (setting: ReturnType<typeof text>) =>
  requireSetting(setting, wantsWhatsapp, 'Or set WHATSAPP=off (docs/messages.md).')
const ofSms = (setting: ReturnType<typeof text>) => requireSetting(setting, wantsSms, NO_CODES)

/** The settings of the store API. */
export const storeApiSettings = {
  ...sharedSettings,
  PUBLIC_URL: {
    ...sharedSettings.PUBLIC_URL,
    otherwise: (env: Env) => (isProduction(env) ? '' : 'http://localhost:3000'),
  },
  STORE_API_PORT: port('port of the store API', 5000),
  STORE_API_HOST: text('address that it listens on; this machine alone where it is not set'),
  DATABASE_URL: {
    ...url('a PostgreSQL (15 or later, UTF-8); `npm start` brings its own where it is not set', '', POSTGRES),
    isSecret: true,
  },
  DATABASE_DIRECT_URL: {
    ...requireSetting(
      url('the same database without the pooler: LISTEN, the lead, jobs, migrations, imports, commands', '', POSTGRES),
      (env) => isSet(env, 'DB_POOLER') && env.DB_POOLER?.trim() !== 'none',
    ),
    isSecret: true,
  },
  DATABASE_READ_URL: {
    ...url(
      'a standby of the same database, from which the catalogue is read while it keeps up ([operations.md](operations.md#read-replica))',
      '',
      POSTGRES,
    ),
    isSecret: true,
  },
  DB_POOLER: oneOf(
    'the pooler of `DATABASE_URL`: `none`, `transaction` (statements go without names) or `prepared`, one that keeps named statements ([operations.md](operations.md#behind-a-pooler))',
    POOLERS,
    'none',
  ),
  DB_POOL: wholeNumber('connections to the database', { min: 1, max: 100, otherwise: 10 }),
  PASSWORD_MEMORY_KIB: {
    ...wholeNumber('memory that hashing one password takes, KiB; more makes a stolen table dearer to guess', {
      min: 8,
      max: 1_048_576,
      otherwise: 32_768,
      what: 'KiB',
    }),
    faultOf: (env: Env, name: string) =>
      isProduction(env) && isSet(env, name) && Number(env[name]) < LEAST_PASSWORD_MEMORY
        ? `${name} must be at least ${LEAST_PASSWORD_MEMORY} in production.`
        : undefined,
  },
  SHOP_SECRET: ownSecret(
    'signs links to orders and codes, the same on all machines. Another one invalidates every link and every pending code',
    'demo-shop-secret-not-for-production',
  ),
  SERVICE_KEY: ownSecret(
    'opens the calls of the staff (`npm run ops`), the same on all machines',
    'demo-service-key-not-for-production',
  ),
  SHOP_SECRET_OTHER: secret(
    'a second one whose links and codes open too, while it is changed ([operations.md](operations.md#changing-a-secret))',
  ),
  SERVICE_KEY_OTHER: secret('a second one that opens the calls of the staff, while it is changed'),
  VALKEY_URL: valkeyUrl,
  METRICS_KEY: metricsKey,
  DATA_DIR: text(
    'folder of images, films and logs, and of database and secrets that `npm start` makes; `.data` of the checkout',
    '.data',
  ),
  DRAWINGS: text('the module that draws the pictures that are no photos; `npm start` sets it with the demo shop'),
  VIDEOS: text('folder of the films; `videos` of `DATA_DIR` where it is not set'),
  WHATSAPP: {
    ...onOff(
      '`off`: nothing goes by WhatsApp. Codes go by SMS, and the shop calls customers to confirm their orders ([messages.md](messages.md#without-whatsapp))',
      true,
    ),
    faultOf: (env: Env) => {
      const also = whatsappIsOff(env) ? WHATSAPP.filter((name) => isSet(env, name)) : []
      return also.length > 0 ? `WHATSAPP is off, but ${also.join(', ')} is set: remove one of the two.` : undefined
    },
  },
  WHATSAPP_TOKEN: ofWhatsapp(
    secret('token of a system user with `whatsapp_business_messaging`, for messages to customers'),
  ),
  WHATSAPP_PHONE_ID: ofWhatsapp(text('id of the number that sends messages')),
  WHATSAPP_APP_SECRET: ofWhatsapp(secret('secret of the app; it signs delivery reports and answers')),
  WHATSAPP_VERIFY_TOKEN: ofWhatsapp(secret('any text, the same as in the settings of the webhook')),
  WHATSAPP_API_URL: url('address of the Graph API with its version', 'https://graph.facebook.com/v23.0'),
  SMS_URL: ofSms({ ...url('address of the SMS gateway ([messages.md](messages.md#sms))'), isSecret: true }),
  SMS_KEY: ofSms(secret('sent to it as bearer token')),
  SMS_SENDER: ofSms(text('name or number that the phone shows')),
  DEV_PAGES: flag('`1`: `/dev/outbox` shows messages to everybody, never in production. `npm start` sets it', false),
}
