import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { TopTrail } from '#app/domains/catalog/top-trail.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { CategoryChoice } from './category-field.tsx'
import { feedbackPaths } from './feedback-paths.ts'
import { LetterAside } from './letter-aside.tsx'
import type { MakerChoices } from './maker-fields.tsx'
import { ProductRequestForm } from './product-request-form.tsx'

type Props = {
  kind: 'find' | 'suggest'
  /** Leads to the other of the two pages. */
  other: string
  choices: MakerChoices & { categories: readonly CategoryChoice[] }
  name: string
  sent: string | null
}

/** The page of a product request: what it is for, the form, and the way to the other kind. */
export function RequestPage({ kind, other, choices: { categories, ...makers }, name, sent }: Props) {
  const { t } = useTranslation('feedback')
  return (
    <div className="-mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 lg:-mt-10">
      <div>
        <TopTrail page={t(`${kind}.title`)} />
        <h1 className="type-h1 max-w-3xl pt-2 text-balance">{t(`${kind}.title`)}</h1>
        <p className="max-w-2xl pt-2 text-text-2">{t(`${kind}.text`)}</p>
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,45rem)_minmax(0,24rem)] lg:justify-between">
        <div className="grid gap-6">
          <ProductRequestForm kind={kind} makers={makers} categories={categories} name={name.slice(0, 120)} sent={sent} />
          <TextLink asChild underlined className="justify-self-start">
            <Link to={feedbackPaths[kind === 'find' ? 'suggest' : 'find']} viewTransition>
              {other}
            </Link>
          </TextLink>
        </div>
        {sent ? null : <LetterAside kind="P" />}
      </div>
    </div>
  )
}
