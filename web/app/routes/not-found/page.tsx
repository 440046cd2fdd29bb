import { notFound } from '#app/lib/route/results.ts'

/** Every address that nobody else answers. Thrown by a route of ours, so the page stays in the house. */
export function loader() {
  throw notFound()
}

export function action() {
  throw notFound()
}

export function clientLoader() {
  throw notFound()
}

export default function NotFoundPage() {
  return null
}
