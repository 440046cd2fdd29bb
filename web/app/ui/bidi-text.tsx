import type { ReactNode } from 'react'

type Props = { children: ReactNode; lang?: string; className?: string }

/** Numbers, phones, seasons, codes, sizes: left to right, isolated from the surrounding text. */
export function Ltr(props: Props) {
  return <bdi dir="ltr" {...props} />
}

/** A name in another script (adidas in Arabic text, الأهلي in English): isolated, in its own direction. */
export function Bdi(props: Props) {
  return <bdi {...props} />
}
