import type { FastifyInstance } from 'fastify'
import type { Setting } from 'server-kit/settings.ts'

/** An Android app and the SHA-256 fingerprints of its certificates. */
export interface AndroidApp {
  name: string
  fingerprints: string[]
}

const APPLE = /^[A-Z\d]{10}\.[A-Za-z\d.-]+$/
const ANDROID = /^([A-Za-z]\w*(?:\.[A-Za-z]\w*)+)=([\dA-F]{2}(?::[\dA-F]{2}){31})$/
const HOUR = 3_600

const splitApps = (given: string) => given.split(/[\s,]+/).filter(Boolean)

export const appleApps: Setting<string[]> = {
  purpose:
    'iOS apps that open links of the shop: team and bundle, `ABCDE12345.com.example.shop`, separated by commas; `/.well-known/apple-app-site-association` lists them',
  otherwise: '',
  parse: (given, name) => {
    const wrong = splitApps(given).find((each) => !APPLE.test(each))
    if (wrong) throw new Error(`${name} must be apps such as ABCDE12345.com.example.shop, not "${wrong.slice(0, 40)}".`)
    return splitApps(given)
  },
}

export const androidApps: Setting<AndroidApp[]> = {
  purpose:
    'Android apps that open links of the shop: package and SHA-256 fingerprint of its certificate, `com.example.shop=14:6D:…`, separated by commas; `/.well-known/assetlinks.json` lists them',
  otherwise: '',
  parse: (given, name) => {
    const apps = new Map<string, string[]>()
    for (const each of splitApps(given)) {
      const [, app = '', fingerprint = ''] = ANDROID.exec(each) ?? []
      if (!app)
        throw new Error(
          `${name} must be apps such as com.example.shop=14:6D:… with 32 bytes, not "${each.slice(0, 40)}".`,
        )
      apps.set(app, [...(apps.get(app) ?? []), fingerprint])
    }
    return [...apps].map(([app, fingerprints]) => ({ name: app, fingerprints }))
  },
}

/** Tells phones which apps may open links of the shop, by the files of Apple and Google; 404 where there are none. */
export function addAppLinks(
  app: FastifyInstance,
  { appleApps: appIDs, androidApps: others }: { appleApps: string[]; androidApps: AndroidApp[] },
): void {
  const components = [{ '/': '/graphql*', exclude: true }, { '/': '*' }]
  const ofApple = { applinks: { details: [{ appIDs, components }] }, webcredentials: { apps: appIDs } }
  const serve = (name: string, apps: unknown[], content: object) =>
    app.get(`/.well-known/${name}`, async (_, reply) => {
      if (apps.length === 0) throw Object.assign(new Error('The shop has no such app.'), { statusCode: 404 })
      return reply
        .type('application/json')
        .header('cache-control', `public, max-age=${HOUR}`)
        .send(JSON.stringify(content))
    })
  serve('apple-app-site-association', appIDs, ofApple)
  serve('assetlinks.json', others, others.map(statementOf))
}

function statementOf({ name, fingerprints }: AndroidApp) {
  const relation = ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds']
  return { relation, target: { namespace: 'android_app', package_name: name, sha256_cert_fingerprints: fingerprints } }
}
