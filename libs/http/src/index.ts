export { createRepeatedReads, type RepeatedReads } from './repeated-reads.ts';
export {
  createResponseCache,
  type ResponseCache,
  type CachedResponse,
  type FreshResponse,
} from './response-cache.ts';
export { healthRoutes } from './health.ts';
export { createReadiness, type Readiness } from './readiness.ts';
export {
  jsonHeaders,
  openCors,
  problemDetails,
  rejectAmbiguousFraming,
  requestId,
  routeNotFound,
} from './middleware.ts';
export { requestLog } from './request-log.ts';
export { createListener } from './create-listener.ts';
export { yieldBetweenRequests } from './yield-between-requests.ts';
export { limitConcurrency } from './limit-concurrency.ts';
export { createAcceptMeter, type AcceptMeter } from './accept-meter.ts';
export { createLoadShedder } from './load-shedder.ts';
export { TICK_MS } from './stall-meter.ts';
export { llmsTxt, type LlmsDocument } from './llms-txt.ts';
export { beginProblem } from './begin-problem.ts';
export { logFailure } from './log-failure.ts';
export { createLogger } from './logger.ts';
export { openApiDocument } from './openapi.ts';
export type { OtherEndpoint } from './other-endpoint.ts';
export { pictureRoutes, type ReadPicture } from './picture-routes.ts';
export { prefersHtml } from './prefers-html.ts';
export { sendNegotiated } from './send-negotiated.ts';
export {
  PROBLEM_TYPES,
  PROBLEMS,
  toDomainError,
  type Problem,
  type ProblemType,
} from './problems.ts';
export { getClientAddress, getCaller, identify, identifyAddress } from './rate-limit/identify.ts';
export { limitAddress } from './rate-limit/limit-address.ts';
export { createLimits, type Limits } from './rate-limit/limit-requests.ts';
export { readCredentials } from './credentials.ts';
export { createInputReader } from './parse-input.ts';
export { readQuery } from './read-query.ts';
export { del, get, patch, post, type Format, type Route } from './route.ts';
export { methodNotAllowed } from './method-not-allowed.ts';
export { countRejectedBody } from './rate-limit/count-rejected-body.ts';
export { routerFor, type RequestDeps } from './router.ts';
export { warnOnUntrustedProxy } from './trust-proxy.ts';
export {
  listenForAdmin,
  listenForClusterMetrics,
  shareMetrics,
  type AdminOptions,
} from './admin.ts';
export { createTelemetry, type Telemetry } from './telemetry.ts';
export { readFromReplicas, rememberWriters, type Reads } from './route-reads.ts';
export {
  REQUEST_DEADLINE_MS,
  requestDeadline,
  untimed,
  type Deadline,
} from './request-deadline.ts';
export { runMain } from './run-main.ts';
export {
  HTML_TYPE,
  sendCacheable,
  sendBody,
  staticResponse,
  toTextBody,
  type HtmlPage,
  type ResponseBody,
  type Sent,
} from './response-body.ts';
export { serve, type ServeParts, type ServeSettings } from './serve.ts';
export { shutdownSignal } from './shutdown-signal.ts';
