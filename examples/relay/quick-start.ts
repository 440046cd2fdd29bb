import { Environment, fetchQuery, type FetchFunction, graphql, Network, RecordSource, Store } from 'relay-runtime'
import type { quickStartQuery } from './__generated__/quickStartQuery.graphql.ts'

const fetchFn: FetchFunction = async ({ text }, variables) => {
  const response = await fetch('http://localhost:4000/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: text, variables }),
  })
  return response.json()
}
const environment = new Environment({ network: Network.create(fetchFn), store: new Store(new RecordSource()) })

const query = graphql`
  query quickStartQuery($club: String!) {
    products(first: 3, filter: { club: [$club] }) @connection(key: "quickStart_products") {
      edges {
        node {
          id
          name
          price {
            formatted
          }
        }
      }
    }
  }
`
const data = await fetchQuery<quickStartQuery>(environment, query, { club: 'al-ahly' }).toPromise()
for (const { node } of data?.products?.edges ?? []) console.log(node.name, node.price.formatted)
