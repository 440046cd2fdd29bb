import Star from 'lucide-react/icons/star'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'

type Props = { legend: string; name: string; defaultValue?: string; error?: string }

/** One to five stars to choose from: radios, of which the stars up to the chosen one are filled. */
export function StarChoice({ legend, name, defaultValue, error }: Props) {
  const { t } = useTranslation('feedback')
  return (
    <ChoiceGroup legend={<span className="font-semibold">{legend}</span>} error={error} role="radiogroup" className="-ms-2 flex">
      {[1, 2, 3, 4, 5].map((stars) => (
        <label
          key={stars}
          className={
            'grid size-11 cursor-pointer place-items-center rounded-sm text-line-ctl transition-colors hover:text-text has-focus-visible:outline-2 ' +
            'has-focus-visible:outline-focus has-checked:text-accent-text [&:has(~label_input:checked)]:text-accent-text ' +
            'has-checked:[&_svg]:fill-current [&:has(~label_input:checked)_svg]:fill-current'
          }
        >
          <input type="radio" name={name} value={stars} defaultChecked={defaultValue === String(stars)} className="sr-only" />
          <Star aria-hidden="true" strokeWidth={1.75} className="size-7" />
          <span className="sr-only">{t('reviews.stars', { count: stars })}</span>
        </label>
      ))}
    </ChoiceGroup>
  )
}
