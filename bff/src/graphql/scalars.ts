import { GraphQLScalarType, Kind, type ValueNode } from 'graphql'
import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import UploadedPart from 'graphql-upload/Upload.mjs'
import { badInput } from './bad-input.ts'

/** A decimal of pounds as a string or number: at most nine integer digits and two decimals. */
export const Decimal = new GraphQLScalarType({
  name: 'Decimal',
  serialize: String,
  parseValue: (value) => decimal(value),
  parseLiteral: (node) => decimal(readLiteral(node)),
})

/** The store API already returns ISO texts. */
export const DateTime = new GraphQLScalarType({ name: 'DateTime', serialize: String })
export const Date = new GraphQLScalarType({ name: 'Date', serialize: String })

/** A file of the request, possibly still uploading. */
export type UploadedFile = Promise<FileUpload>

/** The value that `graphql-upload` inserts for a file. (Its own scalar requires another version of graphql.) */
export const Upload = new GraphQLScalarType({
  name: 'Upload',
  parseValue(value): UploadedFile {
    if (value instanceof UploadedPart) return value.promise
    throw noFile()
  },
  parseLiteral: () => {
    throw noFile()
  },
})

const noFile = () =>
  badInput({ ar: 'الـ Upload ملف بيتبعت multipart.', en: 'An Upload is a file of a multipart request.' })

function readLiteral(node: ValueNode): string {
  return node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT ? node.value : ''
}

function decimal(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text === 'string' && /^\d{1,9}(\.\d{1,2})?$/.test(text)) return text
  throw badInput({
    ar: 'الـ Decimal رقم بالجنيه وبعده خانتين بالكتير، زي "1249.50".',
    en: 'A Decimal is a number of pounds with at most two decimals, e.g. "1249.50".',
  })
}
