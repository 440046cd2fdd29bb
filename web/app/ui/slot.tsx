import { Children, cloneElement, type HTMLAttributes, isValidElement, type ReactElement, type ReactNode } from 'react'
import { cx } from './cx.ts'

/**
 * Merges its attributes into its single child element, whose own take precedence; classes are joined. With several
 * children, the element is in the `Slottable`, and the others become its children.
 */
export function Slot({ children, ...given }: HTMLAttributes<HTMLElement>) {
  const parts = Children.toArray(children)
  const held = parts.find(isSlottable)
  const child = held ? held.props.children : parts[0]
  if (!isValidElement<HTMLAttributes<HTMLElement>>(child)) throw new Error('A slot needs one element.')
  const { props } = child
  const own = { ...given, ...props, className: cx(given.className, props.className) || undefined }
  if (!held) return cloneElement(child, own)
  return cloneElement(child, own, ...parts.map((part) => (part === held ? props.children : part)))
}

function isSlottable(part: ReactNode): part is ReactElement<{ children?: ReactNode }> {
  return isValidElement(part) && part.type === Slottable
}

/** Marks the child that may be an element of the caller. */
export function Slottable({ children }: { children?: ReactNode }) {
  return children
}
