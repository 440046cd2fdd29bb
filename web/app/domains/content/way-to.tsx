import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'

/** A link button that loads its target as a new document. */
export function WayTo({ to, label }: { to: string; label: string }) {
  return (
    <Button asChild variant="outline">
      <Link to={to}>{label}</Link>
    </Button>
  )
}
