import LocateFixed from 'lucide-react/icons/locate-fixed'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { usePosition } from './use-position.ts'

type Props = Pick<ReturnType<typeof usePosition>, 'asking' | 'ask'> & { variant?: 'outline' | 'link'; className?: string; children: ReactNode }

/** A button that asks for the visitor's position. */
export function LocateButton({ asking, ask, variant = 'outline', className, children }: Props) {
  const icon = <LocateFixed aria-hidden="true" strokeWidth={1.75} className="size-4" />
  return (
    <Button variant={variant} size="sm" loading={asking} icon={icon} className={className} onClick={ask}>
      {children}
    </Button>
  )
}
