import { Container } from '#app/ui/container.tsx'
import { pageMeta } from '#app/lib/head/page-meta.ts'
import type { Route } from './+types/page'

export const meta = (args: Route.MetaArgs) => pageMeta(args, {})

/** The first page. */
export default function HomePage() {
  return <Container />
}
