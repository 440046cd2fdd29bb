import type { Language } from 'server-kit/language.ts'

const texts = {
  unknown: { ar: 'حصلت مشكلة غير معروفة.', en: 'An unknown error occurred' },
  failed: {
    ar: 'حصلت مشكلة عند المتجر. جرّب تاني بعد شوية.',
    en: 'Something went wrong in the store. Try again in a moment.',
  },
  timeout: { ar: 'الاتصال أخد وقت طويل. جرّب تاني.', en: 'Request timed out' },
  unreachable: {
    ar: 'المتجر مش بيرد دلوقتي. جرّب تاني بعد شوية.',
    en: 'The store does not answer right now. Try again in a moment.',
  },
  unreadable: { ar: 'فيه حروف مش مقروءة في اللي كتبته.', en: 'Some characters cannot be read.' },
  tooLarge: { ar: 'الملف أكبر من المسموح.', en: 'The file is too large.' },
  tooMuch: {
    ar: 'طلبات كتير في وقت قصير. استنى شوية وجرّب تاني.',
    en: 'Too many requests. Wait a moment and try again.',
  },
  busy: {
    ar: 'فيه زحمة على المتجر دلوقتي. جرّب تاني بعد شوية.',
    en: 'The store is very busy right now. Try again in a moment.',
  },
  missing: { ar: 'مالقيناش اللي بتدوّر عليه.', en: 'We could not find what you asked for.' },
} as const

export function errorText(name: keyof typeof texts, language: Language): string {
  return texts[name][language]
}

/**
 * Returns the displayed message of a failed call, by the specification's chain (§8): the `message` of the response,
 * else its `error`, else the response text (parsed when it starts with a brace), else 'An unknown error occurred'.
 */
export function textOfAnswer(answer: unknown, language: Language): string {
  const body = typeof answer === 'string' ? parseText(answer) : answer
  if (typeof body === 'string') return body
  const { message, error } = (body ?? {}) as { message?: unknown; error?: unknown }
  return readable(message) ?? readable(error) ?? errorText('unknown', language)
}

function parseText(text: string): unknown {
  if (text.trimStart().startsWith('{')) {
    try {
      return JSON.parse(text)
    } catch {
      return undefined
    }
  }
  // An HTML page of a proxy is no message for display.
  return readable(text.includes('<') ? undefined : text)
}

function readable(text: unknown): string | undefined {
  return typeof text === 'string' && text.trim() !== '' ? text.trim().slice(0, 500) : undefined
}
