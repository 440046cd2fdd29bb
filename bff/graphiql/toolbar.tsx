import { ToolbarButton, useEditorContext, useExecutionContext } from '@graphiql/react'
import { useEffect, useState } from 'react'
import { choices, type Choices, forgetSession } from './choices.ts'

/** Switches the language of names, texts and messages. */
export function LanguageButton() {
  const [language, choose] = useChoice('language', ['ar', 'en'])
  return (
    <ToolbarButton label={`Language: ${language === 'ar' ? 'Arabic' : 'English'}`} onClick={choose}>
      <b>{language}</b>
    </ToolbarButton>
  )
}

/**
 * Switches between the session of a browser, a cookie, and that of other clients, tokens. A new choice begins as a
 * guest.
 */
export function SessionButton() {
  const [session, choose] = useChoice('session', ['cookie', 'token'])
  const change = () => {
    forgetSession()
    choose()
  }
  return (
    <ToolbarButton
      label={session === 'cookie' ? 'Session by cookie, as a browser' : 'Session by token, as an app'}
      onClick={change}
    >
      <small>{session}</small>
    </ToolbarButton>
  )
}

/** Runs the first example once, so that a new visitor sees an answer. */
export function FirstRun() {
  const { run } = useExecutionContext({ nonNull: true })
  const { queryEditor, variableEditor, responseEditor } = useEditorContext({ nonNull: true })
  const isReady = queryEditor && variableEditor && responseEditor
  useEffect(() => {
    if (!isReady || choices.hasRun) return
    choices.hasRun = true
    run()
  }, [isReady, run])
  return null
}

function useChoice<Name extends 'language' | 'session'>(name: Name, [first, second]: [Choices[Name], Choices[Name]]) {
  const [value, setValue] = useState(choices[name])
  const choose = () => {
    choices[name] = value === first ? second : first
    setValue(choices[name])
  }
  return [value, choose] as const
}
