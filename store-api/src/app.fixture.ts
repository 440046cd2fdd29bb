import { atEnd } from 'server-kit/at-end.fixture.ts'
import { type AppOptions, buildApp } from './app.ts'
import { testConfig } from './config.fixture.ts'

/** Builds the store API on a database until the test or its file ends. */
export async function openApp(options: Partial<AppOptions> & Pick<AppOptions, 'db'>) {
  const app = await buildApp({ config: testConfig(), ...options })
  atEnd(() => app.close())
  return app
}
