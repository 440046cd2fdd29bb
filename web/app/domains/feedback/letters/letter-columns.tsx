import type { ReactNode } from 'react'
import { Panel } from '#app/ui/panel.tsx'
import { LetterAside } from './letter-aside.tsx'
import type { LetterKind } from './next-steps.tsx'

/** A form, and what becomes of what is sent beside it; once it is sent it says so itself. */
export function LetterColumns({ kind, children }: { kind: LetterKind; children: ReactNode }) {
  return (
    <div className="group/letter grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-12">
      <Panel className="grid gap-6 group-has-[#sent]/letter:bg-transparent group-has-[#sent]/letter:p-0">{children}</Panel>
      <div className="group-has-[#sent]/letter:hidden">
        <LetterAside kind={kind} />
      </div>
    </div>
  )
}
