import type { Language } from 'server-kit/language.ts'

export type Text = Record<Language, string>

interface Entry {
  /** For docs/errors.md. */
  meaning: string
  action: string
  /** HTTP status of a request that failed with it as a whole; absent for errors of single fields. */
  status?: number
  /**
   * Message by language; `{name}` stands for a number of `extensions`. Absent where the message comes with the error.
   */
  text?: Text
  /**
   * Whether the message of the error, which is in English, follows the text in other languages and replaces it in
   * English.
   */
  hasDetail?: boolean
}

/** Every `extensions.code` of an error outside of `userErrors`. `npm run errors` writes docs/errors.md from it. */
export const faultCatalogue = {
  BAD_REQUEST: {
    status: 400,
    meaning: 'The request is no operation: no JSON object, no query, or a parameter of the wrong type',
    action: 'fix the client',
    text: { ar: 'الطلب مش مقروء', en: 'The request cannot be read' },
    hasDetail: true,
  },
  PARSE_FAILED: {
    status: 400,
    meaning: 'The document is not valid GraphQL',
    action: 'fix the document at `locations`',
    text: { ar: 'الاستعلام مش مكتوب صح', en: 'The document is not valid GraphQL' },
    hasDetail: true,
  },
  VALIDATION_FAILED: {
    status: 400,
    meaning: 'The document does not fit the schema',
    action: 'fix the document at `locations`; compare it with the present schema',
    text: { ar: 'الاستعلام مش ماشي مع الـ schema', en: 'The document does not fit the schema' },
    hasDetail: true,
  },
  OPERATION_NOT_FOUND: {
    status: 400,
    meaning: 'The document has no operation of this name, or several and no name was sent',
    action: 'fix `operationName`',
    text: {
      ar: 'مفيش عملية بالاسم ده في الاستعلام',
      en: 'The document has no operation of this name, or several and no name was sent',
    },
  },
  BAD_USER_INPUT: {
    status: 400,
    meaning:
      'A variable or argument is wrong, or the store refuses the request; `errors` lists the problems as `{ path, rule, message }`, `reason` is the code of the store',
    action: 'fix the value at `path`',
  },
  TOO_MANY_TOKENS: {
    status: 400,
    meaning: 'The document has more than `limit` tokens',
    action: 'ask for less, or in several operations',
    text: { ar: 'الاستعلام طويل: أكتر من {limit} token.', en: 'The document is too long: more than {limit} tokens.' },
  },
  TOO_DEEP: {
    status: 400,
    meaning: 'The selection is `found` levels deep, above `limit`',
    action: 'ask for less',
    text: {
      ar: 'الاستعلام عميق: {found} مستوى، والحد {limit}.',
      en: 'The selection is too deep: {found} levels, at most {limit}.',
    },
  },
  TOO_MANY_ALIASES: {
    status: 400,
    meaning: 'The document has `found` aliases, above `limit`',
    action: 'ask by ids, or in several operations',
    text: {
      ar: 'الاستعلام فيه {found} alias، والحد {limit}.',
      en: 'The document has too many aliases: {found}, at most {limit}.',
    },
  },
  TOO_MANY_DIRECTIVES: {
    status: 400,
    meaning: 'The document has `found` directives, above `limit`',
    action: 'use fewer',
    text: {
      ar: 'الاستعلام فيه {found} directive، والحد {limit}.',
      en: 'The document has too many directives: {found}, at most {limit}.',
    },
  },
  TOO_NESTED: {
    status: 400,
    meaning: 'The JSON of the request is nested deeper than `limit` levels',
    action: 'fix the variables',
    text: {
      ar: 'الـ JSON متداخل أكتر من {limit} مستوى.',
      en: 'The JSON of the request is nested too deeply: at most {limit} levels.',
    },
  },
  TOO_EXPENSIVE: {
    status: 400,
    meaning: 'The operation costs `cost`, above `limit`',
    action: 'ask for shorter lists; the header `x-cost: 1` shows the cost of an operation',
    text: {
      ar: 'الاستعلام طالب كتير: تكلفته {cost}، والحد {limit}.',
      en: 'The operation asks for too much: it costs {cost}, at most {limit}.',
    },
  },
  PERSISTED_QUERY_NOT_FOUND: {
    status: 200,
    meaning: 'The hash is not known here; the message is `PersistedQueryNotFound`',
    action: 'send the query with its hash once (Apollo Client does)',
  },
  PERSISTED_QUERY_MISMATCH: {
    status: 400,
    meaning: 'The hash is not the SHA-256 of the query, or of another version than 1',
    action: 'fix the client',
    text: { ar: 'الـ hash مش بتاع الاستعلام ده.', en: 'The hash is not the SHA-256 of the query.' },
  },
  DOCUMENT_NOT_TRUSTED: {
    status: 403,
    meaning: 'A page sent a document that is not in the manifest of the shop (`TRUSTED_DOCUMENTS=only`)',
    action: 'send a document of the manifest, or ask without a browser',
    text: { ar: 'الاستعلام ده مش من استعلامات المتجر.', en: 'This document is not one of the shop.' },
  },
  CSRF: {
    status: 403,
    meaning: 'A page of another site may have sent the request with the cookies of its visitor',
    action: 'send the header `apollo-require-preflight: 1`',
    text: {
      ar: 'الطلب ده ممكن يكون جاي من موقع تاني. ابعت معاه apollo-require-preflight.',
      en: 'Another site may have sent this request. Send the header apollo-require-preflight with it.',
    },
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    meaning: 'The method is not for this: only queries come by GET',
    action: 'use POST; see the header `Allow`',
    text: {
      ar: 'الطلب ده مابيتبعتش بالطريقة دي. استخدم POST.',
      en: 'This request does not come by this method. Use POST.',
    },
  },
  NOT_ACCEPTABLE: {
    status: 406,
    meaning: 'The header `Accept` names no format of this operation',
    action: 'accept `application/json`; for subscriptions see the [guide](graphql-guide.md)',
    text: {
      ar: 'الـ Accept اللي بعته مافيهوش شكل نقدر نرد بيه على العملية دي.',
      en: 'The Accept header names no format in which this operation can be answered.',
    },
  },
  BODY_TOO_LARGE: {
    status: 413,
    meaning: 'The body is larger than 100 KB, with a file 25 MB',
    action: 'send less, or a smaller file',
    text: { ar: 'الطلب أكبر من المسموح.', en: 'The request is too large.' },
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    meaning: 'The body is neither `application/json` nor, for files, `multipart/form-data`',
    action: 'fix `Content-Type`',
    text: { ar: 'ابعت الطلب application/json.', en: 'Send the request as application/json.' },
  },
  CLIENT_KEY_UNKNOWN: {
    status: 401,
    meaning: 'The key in `X-Client-Key` is unknown or was revoked',
    action: 'ask the shop for a key',
    text: { ar: 'الـ X-Client-Key ده مش معروف أو اتلغى.', en: 'The X-Client-Key is unknown or was revoked.' },
  },
  UNAUTHENTICATED: { meaning: 'No session, or an expired or revoked one', action: 'log in' },
  FORBIDDEN: { meaning: 'Not allowed; `reason: LINK_EXPIRED` for an expired order link', action: 'inform the user' },
  NOT_FOUND: { meaning: 'The object to change does not exist, or nothing has this address', action: 'inform the user' },
  GONE: { meaning: 'The page or job was taken down', action: 'inform the user' },
  RATE_LIMITED: {
    status: 429,
    meaning: 'The budget of the network or key is used up, or the store had too many tries',
    action: 'wait `retryAfter` seconds',
  },
  UPSTREAM_TIMEOUT: { meaning: 'The store did not answer in time', action: 'retry queries' },
  UPSTREAM_UNAVAILABLE: {
    meaning:
      'The store fails, violates the contract, or is not asked for `retryAfter` seconds after it failed; `reason: OVERLOADED` when this server is',
    action: 'retry queries',
  },
  INTERNAL_SERVER_ERROR: { status: 500, meaning: 'A bug of this server', action: 'report it with the `requestId`' },
} as const satisfies Record<string, Entry>

export type FaultCode = keyof typeof faultCatalogue

/** Codes of errors of the store API by their HTTP status. */
const codesOfStatus: Record<number, FaultCode> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  410: 'GONE',
  429: 'RATE_LIMITED',
  504: 'UPSTREAM_TIMEOUT',
}

export function codeOfStatus(status: number): FaultCode {
  return codesOfStatus[status] ?? (status >= 500 ? 'UPSTREAM_UNAVAILABLE' : 'BAD_USER_INPUT')
}

export function isFaultCode(code: unknown): code is FaultCode {
  return typeof code === 'string' && Object.hasOwn(faultCatalogue, code)
}

/**
 * Returns the message of a fault in a language; undefined when the catalogue has none. `detail` is the English message
 * of the error.
 */
export function faultText(
  code: FaultCode,
  language: Language,
  facts: Record<string, unknown> = {},
  detail = '',
): string | undefined {
  const { text, hasDetail }: Entry = faultCatalogue[code]
  if (!text) return undefined
  if (hasDetail && detail && language === 'en') return detail
  const filled = text[language].replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''))
  return hasDetail ? `${filled}${detail ? `: ${detail}` : '.'}` : filled
}
