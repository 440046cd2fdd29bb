import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { ChevronBack } from '#app/ui/directional-icon.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

type Props = {
  /** Address of the previous step. */
  back: string
  backLabel: string
  title: ReactNode
  /** Line above the title. */
  over?: string
  children?: ReactNode
}

/** The head of a step: back link, job, title. */
export function JobHead({ back, backLabel, title, over, children }: Props) {
  const { t } = useTranslation('career')
  return (
    <header className="grid justify-items-start gap-2">
      <TextLink asChild icon={<ChevronBack />}>
        <Link to={back} viewTransition>
          <span className="sr-only">{t('back')} </span>
          {backLabel}
        </Link>
      </TextLink>
      {over ? (
        <p className="text-14 text-text-2">
          <Text>{over}</Text>
        </p>
      ) : null}
      <h1 className="type-h1">{title}</h1>
      {children}
    </header>
  )
}
