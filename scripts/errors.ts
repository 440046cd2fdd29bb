// `npm run errors`: writes docs/errors.md.
import { writeFileSync } from 'node:fs'
import { errorPage, ERROR_PAGE } from './errors/error-page.ts'

writeFileSync(ERROR_PAGE, errorPage())
