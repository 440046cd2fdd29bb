import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'

/** Own colours for both themes, because the shop's styles are not available. */
const STYLE =
  'body{max-width:32rem;margin:15vh auto;padding:0 1.5rem;font:1.1rem/1.7 system-ui,sans-serif}a{color:inherit}section+section{margin-top:3rem}'

/** Content policy of the self-contained error page. */
export const PLAIN_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const words = {
  tooLarge: {
    ar: ['اللي بعته أكبر من المسموح', 'ارجع للصفحة وابعت ملف أصغر.'],
    en: ['The request is larger than allowed', 'Go back and send a smaller file.'],
  },
  otherSite: {
    ar: ['الطلب ده جاي من موقع تاني', 'عشان أمانك ما نفذناهوش. افتح متجرنا وجرّب من هناك.'],
    en: ['This request came from another site', 'For your safety it was not carried out. Open our shop and try there.'],
  },
  unreadable: {
    ar: ['ماعرفناش نقرا اللي اتبعت', 'ارجع للصفحة واملا البيانات تاني.'],
    en: ["We couldn't read what was sent", 'Go back and fill in the form again.'],
  },
  noAddress: {
    ar: ['اللينك ده مكتوب غلط', 'ارجع للرئيسية ودوّر على اللي عايزه.'],
    en: ['This link is misspelt', 'Go back home and search for what you want.'],
  },
  otherMethod: {
    ar: ['اللينك ده مابيستقبلش طلبات من النوع ده', 'ما اتغيرش أي حاجة. ارجع للرئيسية وجرّب من هناك.'],
    en: ['This address does not take such a request', 'Nothing was changed. Go back home and try from there.'],
  },
  broken: {
    ar: ['حصل خطأ غير معروف', 'ارجع للصفحة وجرّب تاني كمان شوية.'],
    en: ['An unknown error occurred', 'Go back and try again in a moment.'],
  },
} as const

const kinds: Partial<Record<number, keyof typeof words>> = {
  400: 'noAddress',
  403: 'otherSite',
  404: 'noAddress',
  405: 'otherMethod',
  413: 'tooLarge',
  415: 'unreadable',
  422: 'unreadable',
}

/** Fault codes of GraphQL, as in docs/errors.md. */
const codes: Partial<Record<number, string>> = {
  403: 'CSRF',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
}

/**
 * Builds the response when the shop's error page cannot be rendered: for browsers a page in both languages with a link
 * to the home page, for programs plain text, for GraphQL an error.
 */
export function plainError(
  status: number,
  { id, url, headers }: Pick<FastifyRequest, 'id' | 'url' | 'headers'>,
): { type: string; body: string } {
  const { ar, en } = words[kinds[status] ?? 'broken']
  const { accept, 'user-agent': agent } = headers
  if (/^\/graphql\b/.test(url)) {
    const [message] = headers['accept-language']?.startsWith('ar') ? ar : en
    const code = codes[status] ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR')
    return {
      type: 'application/json; charset=utf-8',
      body: JSON.stringify({ errors: [{ message, extensions: { code, requestId: id } }] }),
    }
  }
  if (!accept?.includes('text/html') || isbot(agent))
    return { type: 'text/plain; charset=utf-8', body: `${ar[0]}.\n${en[0]}.\n` }
  const part = (language: string, heading: string, [title, text]: readonly [string, string], home: string) =>
    `<section ${language}><${heading}>${title}</${heading}><p>${text}</p><p><a href="/">${home}</a></p></section>`
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light"><meta name="robots" content="noindex">`
  const title = `<title>${ar[0]} · ${en[0]}</title><style>${STYLE}</style>`
  const body =
    part('lang="ar" dir="rtl"', 'h1', ar, 'ارجع للرئيسية') + part('lang="en" dir="ltr"', 'h2', en, 'Back to home')
  return {
    type: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="ar" dir="rtl"><head>${head}${title}</head><body>${body}</body></html>`,
  }
}
