import CircleCheck from 'lucide-react/icons/circle-check'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { contactHours } from '#app/lib/shop/contact-hours.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { CopyButton } from '#app/lib/share/copy-button.tsx'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { jobsPath } from './career-paths.ts'

const next = ['read', 'call', 'interview'] as const

/** The confirmation of an application: its number and the next steps. */
export function Applied({ number }: { number: string }) {
  const { t, locale } = useTranslation('career')
  return (
    <div className="grid gap-8">
      <div className="grid justify-items-start gap-3">
        <CircleCheck aria-hidden="true" strokeWidth={1.5} className="size-14 text-success" />
        <h1 className="type-h1">{t('applied.title')}</h1>
        <p className="type-lead">
          <Text>{t('applied.number', { number })}</Text>
        </p>
        <CopyButton text={number} label={t('applied.copy')} />
      </div>
      <Panel as="section" aria-labelledby="next" className="grid gap-4">
        <h2 id="next" className="type-h3">
          {t('applied.next')}
        </h2>
        <ol className="grid gap-4">
          {next.map((step, place) => (
            <li key={step} className="flex gap-4">
              <span
                aria-hidden="true"
                className="grid size-8 flex-none place-items-center rounded-full border-[1.5px] border-line-ctl font-display text-14 font-bold"
              >
                {place + 1}
              </span>
              <p className="text-15">
                <b className="block">{t(`applied.${step}.title`)}</b>
                <span className="text-text-2">
                  <Text>{t(`applied.${step}.text`, contactHours(locale))}</Text>
                </span>
              </p>
            </li>
          ))}
        </ol>
      </Panel>
      <Button asChild variant="outline" className="justify-self-start">
        <Link to={jobsPath} viewTransition>
          {t('applied.more')}
        </Link>
      </Button>
    </div>
  )
}
