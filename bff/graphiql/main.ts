// The editor's workers are files of this build, so that the page needs no other origin. They must be set up first.
import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'
import './graphiql.css'
import { createGraphiQLFetcher } from '@graphiql/toolkit'
import { GraphiQL } from 'graphiql'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { examples } from '#src/examples.ts'

/** The language of texts and prices; write `en` to read them in English. */
const headers = JSON.stringify({ 'Accept-Language': 'ar' }, null, 2)
const tabs = examples.map(({ query, variables }) => ({
  query,
  headers,
  variables: variables ? JSON.stringify(variables, null, 2) : null,
}))
const fetcher = createGraphiQLFetcher({ url: '/graphql' })

const playground = createElement(GraphiQL, {
  fetcher,
  defaultTabs: tabs,
  // The tab that is open at first does not take these from its definition.
  initialVariables: tabs[0]?.variables ?? '',
  initialHeaders: headers,
  defaultHeaders: headers,
  defaultEditorToolsVisibility: 'variables',
})

const root = document.getElementById('root')
if (root) createRoot(root).render(playground)
