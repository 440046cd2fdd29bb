/** How many products a value would show. */
export function Count({ children }: { children: number }) {
  return (
    <bdi dir="ltr" className="tnum">
      {children}
    </bdi>
  )
}
