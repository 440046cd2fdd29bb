import 'graphiql/style.css'
import '@graphiql/plugin-explorer/style.css'
import './graphiql.css'
import { explorerPlugin } from '@graphiql/plugin-explorer'
import type { TabsState } from '@graphiql/react'
import { GraphiQL } from 'graphiql'
import { buildSchema } from 'graphql'
import { createRoot } from 'react-dom/client'
import { examples } from '#src/examples.ts'
import { fetcher } from './fetcher.ts'
import { FirstRun, LanguageButton, SessionButton } from './toolbar.tsx'

// With the page instead of by introspection, which is ten times as large.
const files = import.meta.glob<string>('../../schema/*.graphql', { query: '?raw', import: 'default', eager: true })
const schema = buildSchema(Object.values(files).join('\n'))

const tabs = examples.map(({ query, variables }) => ({
  query,
  variables: variables && JSON.stringify(variables, null, 2),
}))

/**
 * The tab that was open when the page was left. GraphiQL keeps it, but opens it with the variables of another unless it
 * is told.
 */
function openTab(): { query?: string | null; variables?: string | null } | undefined {
  const { tabs: kept = tabs, activeTabIndex = 0 } = JSON.parse(
    localStorage.getItem('graphiql:tabState') ?? '{}',
  ) as Partial<TabsState>
  return kept[activeTabIndex]
}

const open = openTab()
const plugins = [explorerPlugin({ showAttribution: false })]

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <GraphiQL
      fetcher={fetcher}
      schema={schema}
      plugins={plugins}
      defaultTabs={tabs}
      query={open?.query ?? undefined}
      variables={open?.variables ?? undefined}
      shouldPersistHeaders
      defaultEditorToolsVisibility="variables"
    >
      <GraphiQL.Toolbar>
        {({ prettify, copy, merge }) => (
          <>
            {prettify}
            {merge}
            {copy}
            <LanguageButton />
            <SessionButton />
            <FirstRun />
          </>
        )}
      </GraphiQL.Toolbar>
    </GraphiQL>,
  )
