// OpenTelemetry traces of a server, loaded before its code: `node --import ./server-kit/src/tracing.mjs …`. The settings
// are OpenTelemetry's own (`OTEL_…`). Nothing imports this file without OTEL_EXPORTER_OTLP_ENDPOINT. JavaScript, as
// scripts/processes/end-with-parent.mjs.
import { register } from 'node:module'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { NodeSDK } from '@opentelemetry/sdk-node'

register('@opentelemetry/instrumentation/hook.mjs', import.meta.url)

/** A query may hold a search, a number or a token, which the logs do not show either. */
function pathOnly(host, address) {
  const [path] = (address ?? '').split('?', 1)
  const url = `http://${host}${path}`
  return { 'http.url': url, 'url.full': url, 'http.target': path, 'url.path': path, 'url.query': '' }
}

new NodeSDK({
  metricReaders: [],
  logRecordProcessors: [],
  instrumentations: [
    new HttpInstrumentation({
      requireParentforOutgoingSpans: true,
      ignoreIncomingRequestHook: ({ url }) => /^\/(?:health|ready|metrics)\b/.test(url),
      headersToSpanAttributes: { server: { responseHeaders: ['x-request-id'] } },
      startIncomingSpanHook: ({ url, headers }) => pathOnly(headers.host, url),
      startOutgoingSpanHook: ({ host, hostname, path }) => pathOnly(host ?? hostname, path),
    }),
    new UndiciInstrumentation({
      requireParentforSpans: true,
      requestHook: (span, { origin, path }) => span.setAttributes(pathOnly(new URL(origin).host, path)),
    }),
    // Values of parameters are in no span: `enhancedDatabaseReporting` is off.
    new PgInstrumentation({ requireParentSpan: true }),
  ],
}).start()
