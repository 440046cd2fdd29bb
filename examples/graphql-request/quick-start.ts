import { GraphQLClient } from 'graphql-request'
import { ProductsDocument, type ProductsQuery } from '#examples/__generated__/operations.ts'

const client = new GraphQLClient('http://localhost:4000/graphql', { headers: { 'accept-language': 'ar' } })
const { products } = await client.request<ProductsQuery>(ProductsDocument)
for (const { node } of products?.edges ?? []) console.log(node.name, node.price.formatted)
