import { findFolded } from './fold-text.ts'

type Props = { text: string; typed: string }

/** A text in which what was typed stands out, however its letters are written. */
export function Emphasised({ text, typed }: Props) {
  const place = findFolded(text, typed)
  if (!place) return <bdi>{text}</bdi>
  return (
    <bdi>
      {text.slice(0, place.from)}
      <mark className="bg-transparent font-bold text-text">{text.slice(place.from, place.to)}</mark>
      {text.slice(place.to)}
    </bdi>
  )
}
