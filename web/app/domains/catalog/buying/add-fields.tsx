/** What every form that puts one thing into the cart sends. */
export function AddFields({ variantId }: { variantId?: string }) {
  return (
    <>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="quantity" value="1" />
      {variantId === undefined ? null : <input type="hidden" name="variantId" value={variantId} />}
    </>
  )
}
