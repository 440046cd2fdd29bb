import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { settings, type ShopConfig } from '../../web/shop.config.ts'

/** The merchant's own settings, for servers that tell them. */
export const shopSettings = settings

const EXAMPLE_NAMES = ['مدرّج', 'Modarag']
const EXAMPLE_NUMBERS = ['201000000000', '0220000000']
const isInvented = (number: string) => EXAMPLE_NUMBERS.includes(number.replace(/\D/g, ''))

/** Lists the values that a real shop must still set, each with its reason. */
function placeholdersOf({ name, whatsapp, phone, email, taxNumber, commercialRegister }: ShopConfig): string[] {
  const found: [what: string, isPlaceholder: boolean][] = [
    ['name (on every page and invoice)', EXAMPLE_NAMES.some((example) => Object.values(name).includes(example))],
    ['whatsapp (customers write to it)', isInvented(whatsapp)],
    ['phone (customers call it)', isInvented(phone)],
    ['email (customers write to it)', email?.endsWith('.example') ?? false],
    ['taxNumber (the law wants it on invoices)', !taxNumber],
    ['commercialRegister (the law wants it on invoices)', !commercialRegister],
  ]
  return found.filter(([, isPlaceholder]) => isPlaceholder).map(([what]) => what)
}

const MARK = new URL('../../web/public/favicon.svg', import.meta.url)
const EXAMPLE_MARK = 'cb12cfe8922bbca36201537ee53c749f3e74e121b7d9359ca44c9d9049ea9616'

/** Whether the mark of the shop is still that of the example. */
function hasExampleMark(): boolean {
  return existsSync(MARK) && createHash('sha256').update(readFileSync(MARK)).digest('hex') === EXAMPLE_MARK
}

/**
 * Returns one line about what a real shop would show to its customers of the example; undefined when nothing is left of
 * it.
 */
export function identityFault(config: ShopConfig = settings, isExampleMark = hasExampleMark()): string | undefined {
  const left = placeholdersOf(config)
  if (isExampleMark)
    left.push('the mark in web/public/favicon.svg (tabs and phones show it; then npx node scripts/draw-icons.ts)')
  return left.length > 0
    ? `The shop still has the identity of the example. Set in web/shop.config.ts: ${left.join(', ')}.`
    : undefined
}
