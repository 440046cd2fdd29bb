import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { print } from 'graphql'
import { ProductsDocument } from '#examples/__generated__/operations.ts'

async function ask<Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables): Promise<Data> {
  const response = await fetch('http://localhost:4000/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'ar' },
    body: JSON.stringify({ query: print(document), variables }),
  })
  const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] }
  if (errors) throw new Error(errors[0]?.message)
  return data
}

const { products } = await ask(ProductsDocument, {})
for (const { node } of products?.edges ?? []) console.log(node.name, node.price.formatted)
