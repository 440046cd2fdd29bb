import type { ConsoleMessage, Page, Request, Response } from '@playwright/test'

/** The errors of a page. */
export type Troubles = {
  /** One line each. */
  list: string[]
  /** Lines that this test causes on purpose. */
  expect: (pattern: RegExp) => void
}

/** Watches a page for script errors, console errors and warnings, failed requests and refused answers. */
export function watch(page: Page): Troubles {
  const list: string[] = []
  const expected: RegExp[] = []
  const note = (line: string) => {
    if (!expected.some((pattern) => pattern.test(line))) list.push(line)
  }
  page.on('pageerror', (error) => wasSkipped(error) || note(`error: ${error.message}`))
  page.on('console', (message) => {
    if (isBad(message)) note(`console ${message.type()}: ${message.text()} (${pathOf(message.location().url)})`)
  })
  page.on(
    'framenavigated',
    (frame) => hasId(frame.url()) && note(`id of the API in the address: ${pathOf(frame.url())}`),
  )
  page.on('requestfailed', (request) => {
    if (!wasCutOff(request)) note(`failed: ${request.failure()?.errorText} ${pathOf(request.url())}`)
  })
  page.on(
    'response',
    (response) =>
      isRefused(response) && note(`${response.status()}: ${pathOf(response.url())}${operationOf(response.request())}`),
  )
  return { list, expect: (pattern) => expected.push(pattern) }
}

/**
 * Chromium reports this when a navigation starts during the transition of the last one, or when the machine is too busy
 * to draw it.
 */
function wasSkipped(error: Error): boolean {
  return /^Transition was (skipped|aborted because of timeout)/.test(error.message)
}

/** Addresses of the shop name objects by slug or number: `/client/order/12`, not `/client/order/Order_12`. */
function hasId(url: string): boolean {
  // A token or cursor is random and may look like one: «-Pwf_8».
  const address = url.replace(/(?<=[?&](?:token|after)=)[^&#]*/g, '')
  return /[/?&=-](?:[A-Z][a-z]+)+_\d+(?=[/&=#]|$)/.test(address)
}

const EXPECTED_ERRORS = [
  // The status of each answer is checked below; Chromium's line repeats it without the address.
  'Failed to load resource',
  // Set by playwright.config.ts.
  'Service Worker registration blocked',
]

function isBad(message: ConsoleMessage): boolean {
  return (
    (message.type() === 'error' || message.type() === 'warning') &&
    !EXPECTED_ERRORS.some((start) => message.text().startsWith(start))
  )
}

/** The page navigated before the answer arrived, or JavaScript is off and its files are not loaded. */
function wasCutOff(request: Request): boolean {
  return ['net::ERR_ABORTED', 'csp'].includes(request.failure()?.errorText ?? '')
}

/** The journey checks the status of the document itself. */
function isRefused(response: Response): boolean {
  return response.status() >= 400 && !response.request().isNavigationRequest()
}

/** Returns the name of a GraphQL request's operation, after a space. */
function operationOf(request: Request): string {
  const [, name] = /"operationName":"(\w+)"/.exec(request.postData() ?? '') ?? []
  return name ? ` ${name}` : ''
}

function pathOf(url: string): string {
  const parsed = URL.parse(url)
  return parsed ? parsed.pathname + parsed.search : url
}
