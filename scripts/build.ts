// `npm run build`: builds what `npm start` would build, for machines that start the servers themselves
// (docs/operations.md).
import { buildShop } from './start/derived.ts'
import { fail } from './terminal.ts'

await buildShop().catch(fail)
