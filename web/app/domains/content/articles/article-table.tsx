import { useId } from 'react'
import { Text } from '#app/lib/i18n/text.tsx'

type Props = { name: string; head: readonly string[]; rows: readonly (readonly string[])[] }

/** A table of a text. On a narrow screen it scrolls by itself, also by keyboard, instead of the page. */
export function ArticleTable({ name, head, rows }: Props) {
  const id = useId()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached without a mouse
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
