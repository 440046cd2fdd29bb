import fc from 'fast-check'

/** Texts that break parsers, queries, templates, paths, logs and right-to-left lines. */
const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\r\nx-injected: 1',
  '\u001b[31m\u0007',
  '\u202eabc\u2066',
  '\ufeff\u200b\u00ad',
  'é'.normalize('NFD').repeat(40),
  '٠١٢٣٤٥٦٧٨٩',
  '۱۲۳',
  '👩‍👩‍👧‍👦🇪🇬',
  'ﷺ'.repeat(200),
  "' or 1=1 --",
  "'); drop table orders; --",
  '%_%\\',
  '$1',
  '{{7*7}}${7*7}<%= 7*7 %>\'"><img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '%2e%2e%2f%00',
  'javascript:alert(1)',
  '=HYPERLINK("http://x")',
  '__proto__',
  'constructor',
  '(a+)+$',
  'a'.repeat(20_000),
  'ا'.repeat(20_000),
  '9'.repeat(400),
  '-0',
  '1e309',
  'NaN',
  'true',
  'null',
  '[]',
  '{"a":1}',
]
const NUMBERS = [-1, -0, 0, 1.5, 1e-9, 1e99, 2 ** 31, 2 ** 53 - 1, 2 ** 53, -(2 ** 63), 2 ** 64]

/** Any text, and those that break something. */
export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.mixedCase(fc.string({ unit: 'grapheme', maxLength: 60 })) },
)

/** A value of any type: of the wrong one, over the bounds, nested, huge. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(...NUMBERS, null, true, [], {}, [[[[]]]], { __proto__: null, constructor: 1 }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.constant(Array.from({ length: 2_000 }, (_, place) => place)),
)

/** Texts that no answer may hold: stacks, files of the server, errors of PostgreSQL. */
const LEAK =
  /node_modules|\.[jt]s:\d|\n\s+at |\bat (?:async )?\S+ \(|syntax error at|violates \S+ constraint|invalid input syntax|relation "|ECONNREFUSED/

/** Returns what of the server's inside an answer tells, or undefined. */
export const leakOf = (answer: string): string | undefined => LEAK.exec(answer)?.[0]

/** How many requests a fuzzing test sends, and from which seed; by hand `FUZZ_REQUESTS=10000 FUZZ_SEED=7`. */
export const fuzzing = {
  requests: Number(process.env.FUZZ_REQUESTS ?? 1_000),
  seed: Number(process.env.FUZZ_SEED ?? 20_261_128),
}
