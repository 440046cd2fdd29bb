import { type SubmitEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ErrorSummary } from '#app/lib/forms/error-summary.tsx'
import { Text } from '#app/lib/i18n/text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { LiveRegion } from '#app/ui/live-region.tsx'
import { Select } from '#app/ui/select.tsx'
import { type FacetValue, facetValues } from '#app/domains/search/filters/facets.ts'
import { FINDER, type FinderChoice, type FinderField, finderFields, finderFilter, missingFields } from './finder.ts'
import { filterPath } from '#app/domains/search/list-filter.ts'
import { type Counts, useFilterCounts } from '#app/domains/search/filters/use-filter-counts.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { SectionHead } from '#app/ui/headings.tsx'

type Props = {
  start: FinderChoice
  /** Counts of the initial choice, when known. */
  known?: Counts
  /** Whether this choice was submitted already, so that errors are shown. */
  sent?: boolean
  onDone?: () => void
}

/**
 * Form that finds a club's kit by brand in a branch. Each list contains only values that combine with the other
 * choices; a list without values is not required. It is a GET form: without JavaScript the page shows what is missing.
 */
export function FinderForm({ start, known, sent = false, onDone }: Props) {
  const { t } = useTranslation('search')
  const navigate = useNavigate()
  const id = useId()
  const [choice, setChoice] = useState(start)
  const [tries, setTries] = useState(Number(sent))
  const { counts, busy } = useFilterCounts(finderFilter(choice), known)
  const missing = missingFields(choice, counts?.facets)
  const wrong = tries > 0 ? missing : []

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (missing.length > 0) return setTries(tries + 1)
    onDone?.()
    void navigate(filterPath(finderFilter(choice)))
  }
  const select = (field: FinderField) => {
    const values: FacetValue[] = counts ? facetValues(counts.facets, field, finderFilter(choice)) : []
    const none = counts !== undefined && values.length === 0
    const error = wrong.includes(field) ? t(`finder.${field}Required`) : undefined
    return (
      <Field key={field} id={`${id}${field}`} label={t(`finder.${field}`)} required={!none} error={error}>
        <Select
          name={field}
          value={choice[field]}
          onChange={(event) => setChoice({ ...choice, [field]: event.target.value })}
          disabled={none}
          placeholder={t(none ? `finder.${field}None` : `finder.${field}Choose`)}
          options={values.map(({ slug, label }) => ({ value: slug, label }))}
        />
      </Field>
    )
  }
  const found = missing.length === 0 && !busy && counts ? t('filter.show', { count: counts.totalCount }) : ''
  const faults = wrong.map((field) => ({ id: `${id}${field}`, message: t(`finder.${field}Required`) }))
  return (
    <form action="/search" noValidate onSubmit={onSubmit} aria-label={t('finder.title')} className="grid gap-5">
      <input type="hidden" name={FINDER} value="1" />
      <p className="text-text-2">{t('finder.about')}</p>
      <ErrorSummary title={t('finder.correct')} faults={faults} answer={tries} />
      {finderFields.map(select)}
      <Button type="submit" block>
        <span>
          <Text>{found || t('finder.submit')}</Text>
        </span>
      </Button>
      <LiveRegion>{found}</LiveRegion>
    </form>
  )
}

type FinderDialogProps = { open: boolean; onClose: () => void; start: FinderChoice }

/** Kit finder in a dialog over the list. */
export function FinderDialog({ open, onClose, start }: FinderDialogProps) {
  const { t } = useTranslation(['search', 'common'])
  return (
    <Dialog open={open} onClose={onClose} title={t('finder.title')} closeLabel={t('common:close')}>
      <FinderForm start={start} onDone={onClose} />
    </Dialog>
  )
}

type FinderSectionProps = { start: FinderChoice; known: Counts; sent: boolean }

/** Kit finder as a section of the page, for visitors without JavaScript. */
export function FinderSection(props: FinderSectionProps) {
  const { t } = useTranslation('search')
  return (
    <Panel as="section" aria-label={t('finder.title')} className="max-w-120">
      <SectionHead title={t('finder.title')} className="mb-3" />
      <FinderForm {...props} />
    </Panel>
  )
}
