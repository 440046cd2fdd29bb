import { useEffect, useRef, useState } from 'react'

/**
 * Whether a `details` element (`ref`) was opened once: its content is rendered then, because most visitors never open
 * it. Without JavaScript it shows what it holds before, a link for example. `open`: to be called for a press on its
 * `summary`.
 */
export function useOpened(initially = false) {
  const ref = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(initially)
  // A visitor may have opened it before the page was hydrated.
  useEffect(() => setOpened((before) => before || ref.current?.open === true), [])
  return { opened, ref, open: () => setOpened(true) }
}
