import type { LoaderFunctionArgs } from 'react-router'
import { type Answer, answerTo, withAnswers } from '#app/lib/apollo/document-answers.ts'
import { execute } from '#app/lib/apollo/execute.server.ts'
import { faultOf } from '#app/lib/apollo/fault.ts'
import { localeOf } from '#app/lib/locale/locale.ts'
import { inDocument } from './document-data.ts'
import { faultAnswer, isAnswer } from './results.ts'
import type { Load, Query, Visit } from './page-load.ts'

/** Creates a route's `loader`: the page's `load` with the GraphQL layer. */
export function serverLoader<T extends object>(load: Load<T>) {
  const answer = serverAnswer(load)
  return async (args: LoaderFunctionArgs): Promise<T> => inDocument(await answer(args))
}

/** Creates the `action` of a form that asks a question, answered like a page's `load`. */
export function serverAnswer<T extends object>(load: Load<T>) {
  return async (args: LoaderFunctionArgs): Promise<T> => {
    const { query, answers } = serverQuery(args)
    return withAnswers(await answered(load(visitOf(args), query), args.url), answers)
  }
}

/** Runs queries for a visitor, and collects their responses for the rendering. */
export function serverQuery(args: LoaderFunctionArgs): { query: Query; answers: Answer[] } {
  const answers: Answer[] = []
  const query: Query = async (document, variables, needs) => {
    const data = await execute(document, variables, args, needs)
    answers.push(answerTo(document, variables, data))
    return data
  }
  return { query, answers }
}

/** Request data for a page's functions. */
export function visitOf({ params, url, request }: Pick<LoaderFunctionArgs, 'params' | 'url' | 'request'>): Visit {
  return { params, url, request, locale: localeOf(request) }
}

/** Waits for a page's function and converts its faults to responses for the router. */
export async function answered<T>(work: Promise<T>, url: URL): Promise<T> {
  try {
    return await work
  } catch (thrown) {
    if (isAnswer(thrown)) throw thrown
    const fault = faultOf(thrown)
    // A bug of ours, not a network failure: it is logged unchanged.
    if (fault.code === 'INTERNAL_SERVER_ERROR' && !fault.requestId) throw thrown
    throw faultAnswer(fault, url)
  }
}
