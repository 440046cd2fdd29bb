import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ChevronBack } from '#app/ui/directional-icon.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

type Props = { busy: boolean; children: ReactNode; back: string; backLabel: string; note?: ReactNode }

/** The end of a step's form: on, and the way back. */
export function SubmitStep({ busy, children, back, backLabel, note }: Props) {
  return (
    <div className="grid gap-3 pt-2">
      <Button type="submit" size="lg" block loading={busy}>
        {children}
      </Button>
      {note ? <p className="type-meta text-center">{note}</p> : null}
      <TextLink asChild icon={<ChevronBack />} className="justify-self-center">
        <Link to={back} viewTransition>
          {backLabel}
        </Link>
      </TextLink>
    </div>
  )
}
