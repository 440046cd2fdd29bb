import { notFound } from '#app/lib/route/results.ts'

/** Answers all other addresses with 404. A route throws it, so that the error page has header and footer. */
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
