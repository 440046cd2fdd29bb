import { type ClientActionFunctionArgs, type ClientLoaderFunctionArgs, redirect, redirectDocument } from 'react-router'
import { faultOf } from '#app/lib/apollo/fault.ts'
import { runMutation } from '#app/lib/apollo/mutate.ts'
import { apolloClient } from '#app/lib/apollo/client.ts'
import { loadQuery } from '#app/lib/apollo/load-query.ts'
import { forgetDraft } from '#app/lib/forms/draft.ts'
import { safeRedirect } from '#app/lib/http/safe-redirect.ts'
import { asLocale } from '#app/lib/locale/locale.ts'
import { notifyError } from '#app/lib/notify/notify-error.ts'
import { faultAnswer, isAnswer, refused } from './results.ts'
import type { Load, Mutate, Visit, Write, WriteResult } from './route-types.ts'

/** A route's `clientLoader`: the page's `load` with Apollo's cache behind it. */
export function browserLoader<T>(load: Load<T>) {
  return async (args: ClientLoaderFunctionArgs): Promise<T> => {
    try {
      return await load(visitOf(args), loadQuery)
    } catch (thrown) {
      throw isAnswer(thrown) ? thrown : faultAnswer(faultOf(thrown), args.url)
    }
  }
}

/**
 * A route's `clientAction`. A fault is shown as a toast and leaves the form as it was typed; when it is that the session has ended, the
 * visitor is led to log in.
 */
export function browserAction(write: Write) {
  return async (args: ClientActionFunctionArgs): Promise<WriteResult> => {
    const form = await args.request.formData()
    const { pathname } = location
    const result = await orToast(write({ ...visitOf(args), form }, { mutate, query: loadQuery, setCookie }), form)
    if (result.ok) forgetDraft(pathname, form.get('form'))
    if (result.ok && result.next) throw (result.reload ? redirectDocument : redirect)(safeRedirect(result.next))
    return result
  }
}

const mutate: Mutate = (document, variables, { optimistic } = {}) => runMutation(apolloClient(), document, variables, optimistic)

const setCookie = (cookie: string) => void (document.cookie = cookie)

async function orToast(work: Promise<WriteResult>, form: FormData): Promise<WriteResult> {
  try {
    return await work
  } catch (thrown) {
    if (isAnswer(thrown)) throw thrown
    const fault = faultOf(thrown)
    if (fault.code === 'UNAUTHENTICATED') throw faultAnswer(fault, location)
    return { ...refused([], form), toast: notifyError(thrown) }
  }
}

function visitOf({ params, url, request }: Pick<ClientLoaderFunctionArgs, 'params' | 'url' | 'request'>): Visit {
  return { params, url, request, locale: asLocale(document.documentElement.lang) ?? 'ar' }
}
