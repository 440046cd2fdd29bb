import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { ChevronBack } from '#app/ui/directional-icon.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { type OrderLink, orderPath } from './order-paths.ts'

type Props = { title: string; number: string; link: OrderLink }

/** The head of a page about an order: a back link to the order, and the title. */
export function OrderPageHead({ title, number, link }: Props) {
  const { t } = useTranslation('order')
  return (
    <div>
      <TextLink asChild icon={<ChevronBack />}>
        <Link to={orderPath(link)} viewTransition>
          <span>
            <Text>{t('number', { number })}</Text>
          </span>
        </Link>
      </TextLink>
      <h1 className="type-h1">{title}</h1>
    </div>
  )
}
