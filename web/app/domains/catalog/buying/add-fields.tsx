/** The fields of every form that adds one product to the cart. `slug`: the product whose page asks for a size when none was chosen. */
export function AddFields({ variantId, slug }: { variantId?: string; slug?: string }) {
  return (
    <>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="quantity" value="1" />
      {slug === undefined ? null : <input type="hidden" name="slug" value={slug} />}
      {variantId === undefined ? null : <input type="hidden" name="variantId" value={variantId} />}
    </>
  )
}
