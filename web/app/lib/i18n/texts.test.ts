// @vitest-environment node
import { expect, test } from 'vitest'
import { faultCodes } from '#app/lib/apollo/fault.ts'
import { WORDED_HERE } from '#app/lib/notify/error-text.ts'
import { texts as arabic } from './texts-ar.ts'
import { texts as english } from './texts-en.ts'

const FORM = /_(zero|one|two|few|many|other)$/

test('both languages have the same texts', () => {
  const ar = new Set(keysOf(arabic).map((key) => key.replace(FORM, '')))
  const en = new Set(keysOf(english).map((key) => key.replace(FORM, '')))
  expect([...ar].toSorted()).toEqual([...en].toSorted())
})

test('every Arabic plural has six forms, every English one at least two', () => {
  expect(incomplete(arabic, ['zero', 'one', 'two', 'few', 'many', 'other'])).toEqual([])
  expect(incomplete(english, ['one', 'other'])).toEqual([])
})

test('no text is empty, and both languages have the same placeholders', () => {
  const texts = [...entriesOf(arabic), ...entriesOf(english)]
  expect(texts.filter(([, text]) => text.trim() === '')).toEqual([])
  const ar = new Map(entriesOf(arabic))
  const differ = entriesOf(english).filter(
    ([key, text]) => ar.has(key) && !FORM.test(key) && valuesIn(text) !== valuesIn(ar.get(key) ?? ''),
  )
  expect(differ).toEqual([])
})

test('field errors follow the specification: a single sentence has no full stop', () => {
  const refusals = [...entriesOf(arabic), ...entriesOf(english)].filter(([key]) => /^\w+\.rules\./.test(key))
  expect(refusals.length).toBeGreaterThan(100)
  expect(refusals.filter(([, text]) => /^[^.]*\.$/.test(text))).toEqual([])
})

test('the web words faults and the refusals that carry a number, and leaves every other refusal to the store', () => {
  const known = new Set(Object.keys(arabic.errors ?? {}).map((key) => key.replace(FORM, '')))
  expect([...WORDED_HERE].toSorted()).toEqual(['QUANTITY_LIMIT', 'QUANTITY_REDUCED'])
  expect([...known].toSorted()).toEqual([...faultCodes, 'QUANTITY_LIMIT', 'QUANTITY_REDUCED'].toSorted())
})

type Tree = { [key: string]: unknown }

function entriesOf(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : entriesOf(value as Tree, `${path}${key}.`),
  )
}

function keysOf(tree: Tree): string[] {
  return entriesOf(tree).map(([key]) => key)
}

function incomplete(tree: Tree, forms: string[]): string[] {
  const keys = new Set(keysOf(tree))
  const plurals = new Set([...keys].filter((key) => FORM.test(key)).map((key) => key.replace(FORM, '')))
  return [...plurals].filter((plural) => forms.some((form) => !keys.has(`${plural}_${form}`)))
}

function valuesIn(text: string): string {
  return [...text.matchAll(/\{\{\w+\}\}/g)]
    .map(([value]) => value)
    .toSorted()
    .join()
}
