import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import type { TypedDocumentNode } from '@apollo/client'
import { type Answer, answerTo, withAnswers } from '#app/lib/apollo/document-answers.ts'
import { execute, waitingCookies } from '#app/lib/apollo/execute.server.ts'
import { faultOf } from '#app/lib/apollo/fault.ts'
import { formOf } from '#app/lib/http/form-of.ts'
import { safeRedirect } from '#app/lib/http/safe-redirect.ts'
import { localeOf } from '#app/lib/locale/locale.ts'
import type { Written } from '#app/lib/apollo/mutate.ts'
import { faultAnswer, isAnswer } from './results.ts'
import type { Load, Mutate, Query, Visit, Write } from './route-types.ts'

/** A route's `loader`: the page's `load` with the GraphQL layer behind it. */
export function serverLoader<T>(load: Load<T>) {
  return async (args: LoaderFunctionArgs): Promise<T> => {
    const { query, answers } = serverQuery(args)
    return withAnswers(await answered(load(visitOf(args), query), args.url), answers)
  }
}

/** Runs queries for a visitor, and collects their answers for the rendering. */
export function serverQuery(args: LoaderFunctionArgs): { query: Query; answers: Answer[] } {
  const answers: Answer[] = []
  const query: Query = async (document, variables, needs) => {
    const data = await execute(document, variables, args, needs)
    answers.push(answerTo(document, variables, data))
    return data
  }
  return { query, answers }
}

/** A route's `action`: for forms sent without JavaScript. What was done leads on by 303, what was refused is 422 with the form. */
export function serverAction(write: Write) {
  return async (args: ActionFunctionArgs) => {
    const query: Query = (document, variables, needs) => execute(document, variables, args, needs)
    const mutate: Mutate = async <Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables) =>
      (await execute(document, variables, args)) as Written<Data>
    const setCookie = (cookie: string) => void args.context.get(waitingCookies).push(cookie)
    const form = await formOf(args.request)
    const result = await answered(write({ ...visitOf(args), form }, { mutate, query, setCookie }), args.url)
    if (!result.ok) return data(result, { status: 422 })
    throw redirect(safeRedirect(result.next ?? result.without ?? args.url.pathname + args.url.search), 303)
  }
}

function visitOf({ params, url, request }: LoaderFunctionArgs): Visit {
  return { params, url, request, locale: localeOf(request) }
}

async function answered<T>(work: Promise<T>, url: URL): Promise<T> {
  try {
    return await work
  } catch (thrown) {
    if (isAnswer(thrown)) throw thrown
    const fault = faultOf(thrown)
    // A mistake of ours, not of the network: it goes to the log as it is.
    if (fault.code === 'INTERNAL_SERVER_ERROR' && !fault.requestId) throw thrown
    throw faultAnswer(fault, url)
  }
}
