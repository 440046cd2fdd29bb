// `npm run bench -- plans`: prints each statement of a hot request that reads more than ten times what it returns, one
// line with the size of the catalogue, the request and the waste, and below it its text and its plan, indented. The
// arguments are the absolute path of the module whose `fillDemo` fills the demo shop, and numbers of products.
import type { FillDemo } from '#src/db/testing-databases.ts'
import { testServer } from '#src/db/testing-server.ts'
import { findWaste } from './hot-requests.ts'
import { scaleCatalogue } from './scaled-catalogue.ts'

const [, , demoModule = '', ...sizes] = process.argv
const { fillDemo } = (await import(demoModule)) as { fillDemo: FillDemo }
const { makeDatabase, stop } = await testServer('defaults')
try {
  for (const products of sizes.map(Number)) {
    const { url, drop } = await makeDatabase(fillDemo)
    await scaleCatalogue(url, products)
    for (const { what, text, plan } of await findWaste(url)) {
      process.stdout.write(`${products} products: ${what}\n${`${text}\n${plan}`.replaceAll(/^/gm, '    ')}\n`)
    }
    await drop()
  }
} finally {
  await stop()
}
