import type { ReactNode } from 'react'

/** A titled stretch of the showcase. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 border-t border-line pt-6">
      <h2 className="font-display text-13 font-semibold text-text-3">{title}</h2>
      {children}
    </section>
  )
}

/** Things beside each other that wrap. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-4">{children}</div>
}
