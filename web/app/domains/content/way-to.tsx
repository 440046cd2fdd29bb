import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'

/** A way on, or back, that is a plain address. */
export function WayTo({ to, label }: { to: string; label: string }) {
  return (
    <Button asChild variant="outline">
      <Link to={to}>{label}</Link>
    </Button>
  )
}
