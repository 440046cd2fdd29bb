import type { ReactNode } from 'react'
import Banknote from 'lucide-react/icons/banknote'
import Heart from 'lucide-react/icons/heart'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ReasonsPanel } from '#app/ui/reasons-panel.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

type Props = { title: string; intro?: ReactNode; children: ReactNode; foot?: ReactNode }

const reasons = [
  { id: 'orders', icon: <Package /> },
  { id: 'addresses', icon: <MapPin /> },
  { id: 'wishes', icon: <Heart /> },
  { id: 'cash', icon: <Banknote /> },
] as const

/** The layout of login and registration: a narrow column, on wide screens beside the advantages of an account. */
export function AuthFrame({ title, intro, children, foot }: Props) {
  const { t } = useTranslation('account')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] lg:gap-x-16 xl:gap-x-24">
      <div className="mx-auto grid w-full max-w-120 content-start gap-6 lg:py-6">
        <div className="grid gap-2">
          <h1 className="type-h1">{title}</h1>
          {intro ? <div className="text-text-2">{intro}</div> : null}
        </div>
        {children}
        {foot ? <div className="grid justify-items-center gap-1 border-t border-line pt-4 text-15">{foot}</div> : null}
      </div>
      <ReasonsPanel
        title={t('why.title')}
        reasons={reasons.map(({ id, icon }) => ({ id, icon, text: t(`why.${id}`) }))}
      />
    </div>
  )
}

/** The foot of an entry page: leads to the other way in. */
export function OtherEntry({ question, to, children }: { question: string; to: string; children: ReactNode }) {
  return (
    <>
      <p>{question}</p>
      <TextLink asChild>
        <Link to={to} viewTransition>
          {children}
        </Link>
      </TextLink>
    </>
  )
}
