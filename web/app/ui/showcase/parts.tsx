import type { ReactNode } from 'react'

/** A titled section of the showcase. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 border-t border-line pt-6">
      <h2 className="font-display text-13 font-semibold text-text-3">{title}</h2>
      {children}
    </section>
  )
}

/** A wrapping row. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-4">{children}</div>
}

/** Props of a part of the showcase: its language, and base URLs of at least six pictures. */
export type Sample = { lang: 'ar' | 'en'; pictures: readonly string[] }

/** Returns the text of the language. */
export function pick(lang: Sample['lang'], ar: string, en: string): string {
  return lang === 'ar' ? ar : en
}

/** Returns a sample price in the format of the money formatter. */
export function samplePrice(lang: Sample['lang'], number: string) {
  return lang === 'ar' ? { number, currency: 'ج.م' } : { number, currency: 'EGP', currencyFirst: true }
}
