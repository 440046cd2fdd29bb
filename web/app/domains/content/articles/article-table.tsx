import { useId } from 'react'
import { Text } from '#app/lib/i18n/text.tsx'

type Props = { name: string; head: readonly string[]; rows: readonly (readonly string[])[] }

/** A table in a text. On narrow screens the table scrolls instead of the page, also by keyboard. */
export function ArticleTable({ name, head, rows }: Props) {
  const id = useId()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
    <div role="region" aria-labelledby={id} tabIndex={0} className="article-table">
      <table>
        <caption id={id}>
          <Text>{name}</Text>
        </caption>
        <thead>
          <tr>
            {head.map((cell, place) => (
              <th key={place} scope="col">
                <Text>{cell}</Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells], row) => (
            <tr key={row}>
              <th scope="row">
                <Text>{name}</Text>
              </th>
              {cells.map((cell, place) => (
                <td key={place}>
                  <Text>{cell}</Text>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
