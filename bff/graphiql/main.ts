// The editor's workers are files of this build, so that the page needs no other origin. They must be set up first.
import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'
import './graphiql.css'
import { GraphiQL } from 'graphiql'
import { buildSchema } from 'graphql'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { examples } from '#src/examples.ts'
import { fetcher } from './fetcher.ts'

// With the page instead of by introspection, which is ten times as large.
const files = import.meta.glob<string>('../../schema/*.graphql', { query: '?raw', import: 'default', eager: true })

type Tab = { query?: string | null; variables?: string | null; headers?: string | null }

/** The language of texts and prices; write `en` to read them in English. */
const headers = JSON.stringify({ 'Accept-Language': 'ar' }, null, 2)
const tabs = examples.map(({ query, variables }) => ({
  query,
  headers,
  variables: variables ? JSON.stringify(variables, null, 2) : null,
}))

/** The tab that was open when the page was left. GraphiQL keeps it, but opens it with the variables of another unless it is told. */
function openTab(): Tab | undefined {
  const { tabs: kept = [], activeTabIndex = 0 } = JSON.parse(localStorage.getItem('graphiql:tabState') ?? '{}') as {
    tabs?: Tab[]
    activeTabIndex?: number
  }
  return kept[activeTabIndex]
}

const open = openTab() ?? tabs[0]

const playground = createElement(GraphiQL, {
  fetcher,
  schema: buildSchema(Object.values(files).join('\n')),
  defaultTabs: tabs,
  initialQuery: open?.query ?? '',
  initialVariables: open?.variables ?? '',
  initialHeaders: open?.headers ?? headers,
  shouldPersistHeaders: true,
  defaultHeaders: headers,
  defaultEditorToolsVisibility: 'variables',
})

const root = document.getElementById('root')
if (root) createRoot(root).render(playground)
