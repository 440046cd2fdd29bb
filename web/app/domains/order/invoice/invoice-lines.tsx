import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { moneyOf, piastresOf } from '#app/lib/money/money.ts'
import { Ltr } from '#app/ui/bidi-text.tsx'
import type { Invoice_OrderFragment as Order } from './__generated__/order-invoice.ts'
import { orderLineFacts } from '#app/domains/order/order-line-facts.ts'

type Line = Order['lines'][number]

/** The lines of an invoice without returned units. Phones hide the unit price for lack of room, and have the quantity below the name. */
export function InvoiceLines({ lines }: { lines: readonly Line[] }) {
  const { t, locale } = useTranslation('order')
  return (
    <table className="w-full border-collapse text-14">
      <thead>
        <tr className="border-b border-ink text-start *:py-2 *:text-start *:font-semibold">
          <th scope="col">{t('invoice.item')}</th>
          <th scope="col" className="w-14 text-center! max-sm:hidden print:table-cell">
            {t('item.quantity')}
          </th>
          <th scope="col" className="w-28 text-end! max-sm:hidden print:table-cell">
            {t('item.unitPrice')}
          </th>
          <th scope="col" className="w-[min(7rem,25vw)] text-end! print:w-28">
            {t('item.price')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} className="border-b border-line-2 align-top *:py-3">
            <th scope="row" className="pe-4 text-start font-normal wrap-anywhere">
              <LineName line={line} />
            </th>
            <td className="tnum text-center max-sm:hidden print:table-cell">{keptUnits(line)}</td>
            <td className="text-end whitespace-nowrap max-sm:hidden print:table-cell">
              <bdi>{line.unitPrice.formatted}</bdi>
            </td>
            <td className="text-end whitespace-nowrap">
              <bdi>{moneyOf(piastresOf(line.unitPrice) * keptUnits(line), locale).formatted}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The units that were not returned. */
function keptUnits({ quantity, returnedQuantity }: Line): number {
  return quantity - returnedQuantity
}

function LineName({ line }: { line: Line }) {
  const { t } = useTranslation('order')
  const [facts] = orderLineFacts(line, t).split(` · ×${line.quantity}`)
  return (
    <>
      <span className="block font-semibold">
        <Text>{line.name}</Text>
      </span>
      <span className="block text-13 text-text-2">
        {facts && !facts.startsWith('×') ? (
          <>
            <Text>{facts}</Text> ·{' '}
          </>
        ) : null}
        <span className="sm:hidden print:hidden">
          <Ltr>×{keptUnits(line)}</Ltr> ·{' '}
        </span>
        <Ltr>{line.sku}</Ltr>
      </span>
      {line.parts.map((part, place) => (
        <span key={place} className="block text-13 text-text-2">
          <Text>{[part.name, orderLineFacts(part, t)].join(' · ')}</Text>
        </span>
      ))}
      {line.returnedQuantity > 0 ? (
        <span className="block text-13 text-text-2">{t('returned', { count: line.returnedQuantity })}</span>
      ) : null}
    </>
  )
}
