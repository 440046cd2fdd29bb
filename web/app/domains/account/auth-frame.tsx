import type { ReactNode } from 'react'

type Props = { title: string; intro?: ReactNode; children: ReactNode; foot?: ReactNode }

/** A page on the way in or back in: a narrow column. */
export function AuthFrame({ title, intro, children, foot }: Props) {
  return (
    <div className="mx-auto grid w-full max-w-120 content-start gap-6">
      <div className="grid gap-2">
        <h1 className="type-h1">{title}</h1>
        {intro ? <div className="text-text-2">{intro}</div> : null}
      </div>
      {children}
      {foot ? <div className="grid justify-items-center gap-1 border-t border-line pt-4 text-15">{foot}</div> : null}
    </div>
  )
}
