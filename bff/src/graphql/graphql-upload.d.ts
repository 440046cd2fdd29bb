// The package documents its types only in comments.
declare module 'graphql-upload/processRequest.mjs' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  import type { Readable } from 'node:stream'

  export interface FileUpload {
    filename: string
    mimetype: string
    createReadStream: () => Readable
  }
  type Limits = { maxFieldSize: number; maxFileSize: number; maxFiles: number }
  export default function processRequest(
    request: IncomingMessage,
    response: ServerResponse,
    limits: Limits,
  ): Promise<unknown>
}
declare module 'graphql-upload/Upload.mjs' {
  import type { FileUpload } from 'graphql-upload/processRequest.mjs'

  export default class Upload {
    promise: Promise<FileUpload>
  }
}
