import { type Facts } from '#src/examples.ts'

/** Choices of the visitor, and values kept for the examples and for a client without cookies. */
export interface Choices {
  language: 'ar' | 'en'
  session: 'cookie' | 'token'
  /** Whether the first example was run for this visitor. */
  hasRun: boolean
  /** Values of earlier responses. */
  facts: Facts
  /** Tokens of a session without cookies. */
  tokens: { session?: string; cart?: string }
}

const defaults: Choices = { language: 'ar', session: 'cookie', hasRun: false, facts: {}, tokens: {} }

/** Reads and writes the browser's storage: a reload keeps everything. */
export const choices = new Proxy(defaults, {
  get: (_, name: keyof Choices) => JSON.parse(localStorage.getItem(`playground:${name}`) ?? 'null') ?? defaults[name],
  set(_, name: keyof Choices, value: unknown) {
    localStorage.setItem(`playground:${name}`, JSON.stringify(value))
    return true
  },
})

/** Forgets tokens, cart and order. */
export function forgetSession(): void {
  choices.tokens = {}
  choices.facts = {}
}
