import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { TopTrail } from '#app/domains/catalog/top/top-head.tsx'
import { PageHead } from '#app/ui/headings.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { feedbackPaths } from '#app/domains/feedback/feedback-paths.ts'
import { FormColumns } from '#app/domains/feedback/form-columns.tsx'
import { type Choices, FindForm, SuggestForm } from './product-request-form.tsx'

type Props = {
  kind: 'find' | 'suggest'
  /** Text of the link to the page of the other kind. */
  other: string
  choices: Choices
  name: string
  sent: string | null
}

/** The page of a product request: introduction, form, and a link to the other kind. */
export function RequestPage({ kind, other, choices, name, sent }: Props) {
  const { t } = useTranslation('feedback')
  const Form = kind === 'find' ? FindForm : SuggestForm
  return (
    <div className="-mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 lg:-mt-10">
      <div>
        <TopTrail page={t(`${kind}.title`)} />
        <PageHead title={t(`${kind}.title`)}>{t(`${kind}.text`)}</PageHead>
      </div>
      <FormColumns kind="P">
        <Form choices={choices} name={name.slice(0, 120)} sent={sent} />
        <TextLink asChild underlined className="justify-self-start">
          <Link to={feedbackPaths[kind === 'find' ? 'suggest' : 'find']} viewTransition>
            {other}
          </Link>
        </TextLink>
      </FormColumns>
    </div>
  )
}
