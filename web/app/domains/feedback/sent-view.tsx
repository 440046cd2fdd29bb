import { useEffect, useRef } from 'react'
import CircleCheck from 'lucide-react/icons/circle-check'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { CopyButton } from '#app/lib/share/copy-button.tsx'
import { Ltr } from '#app/ui/bidi-text.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { type MessageKind, NextSteps } from './form-columns.tsx'

/** Returns the kind of a sent form by its number. */
const kindOf = (number: string): MessageKind => (number.startsWith('C') ? 'C' : number.startsWith('P') ? 'P' : 'M')

/**
 * The confirmation of a sent form: its number, to copy, and the next steps. Takes the focus, because it replaces the
 * form.
 */
export function SentView({ number, again }: { number: string; again?: string }) {
  const { t } = useTranslation('feedback')
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const kind = kindOf(number)
  return (
    <Panel as="section" aria-labelledby="sent" className="grid gap-6">
      <div className="flex items-center gap-3">
        <CircleCheck aria-hidden="true" strokeWidth={1.75} className="size-7 flex-none text-success" />
        <h2 ref={head} id="sent" tabIndex={-1} className="type-h3">
          {t(`sent.${kind}.title`)}
        </h2>
      </div>
      <div className="grid gap-2">
        <p className="text-14 text-text-2">{t('sent.number')}</p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Ltr className="type-h2 tnum">{number}</Ltr>
          <CopyButton text={number} label={t('sent.copy')} />
        </div>
        <p className="text-14 text-text-2">{t('sent.keep')}</p>
      </div>
      <NextSteps kind={kind} />
      {again ? (
        <TextLink asChild underlined className="justify-self-start">
          <Link to={again} reloadDocument>
            {t('sent.again')}
          </Link>
        </TextLink>
      ) : null}
    </Panel>
  )
}

/** Parameter with the number of the form that was just sent, for browsers without JavaScript. */
const SENT = 'sent'

/** Returns the address of the same page with the number of the sent form. */
export function sentPath(url: URL, number: string | null): string {
  const search = new URLSearchParams(url.search)
  search.set(SENT, number ?? '')
  return `${url.pathname}?${search.toString()}`
}

/** Reads the number of a sent form from an address; null without a valid one. */
export function sentNumber(params: URLSearchParams): string | null {
  const number = params.get(SENT) ?? ''
  return /^[CMP]-\d{5,12}$/.test(number) ? number : null
}
