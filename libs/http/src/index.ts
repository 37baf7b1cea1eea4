export { createRepeatedReads, type RepeatedReads } from './responses/repeated-reads.ts';
export {
  createResponseCache,
  type ResponseCache,
  type CachedResponse,
  type FreshResponse,
} from './responses/response-cache.ts';
export { healthRoutes } from './telemetry/health.ts';
export { createReadiness, type LoadProgress, type Readiness } from './overload/readiness.ts';
export {
  jsonHeaders,
  openCors,
  problemDetails,
  rejectAmbiguousFraming,
  requestId,
  routeNotFound,
} from './requests/middleware.ts';
export { requestLog } from './telemetry/request-log.ts';
export { createListener } from './connections/create-listener.ts';
export { yieldBetweenRequests } from './connections/yield-between-requests.ts';
export { limitConcurrency } from './overload/limit-concurrency.ts';
export { createAcceptMeter, type AcceptMeter } from './connections/accept-meter.ts';
export { createLoadShedder } from './overload/load-shedder.ts';
export { TICK_MS } from './connections/stall-meter.ts';
export { llmsTxt, type LlmsDocument } from './openapi/llms-txt.ts';
export { beginProblem } from './problems/begin-problem.ts';
export { logFailure } from './problems/log-failure.ts';
export { createLogger } from './telemetry/logger.ts';
export { setTraceSource } from './telemetry/trace-fields.ts';
export { openApiDocument } from './openapi/openapi.ts';
export type { OtherEndpoint } from './openapi/other-endpoint.ts';
export { flyerRoutes, type ReadFlyer } from './responses/flyer-routes.ts';
export { pictureRoutes, type ReadPicture } from './responses/picture-routes.ts';
export { prefersHtml } from './requests/prefers-html.ts';
export { sendNegotiated } from './responses/send-negotiated.ts';
export {
  PROBLEM_TYPES,
  PROBLEMS,
  toDomainError,
  type Problem,
  type ProblemType,
} from './problems/problems.ts';
export { getClientAddress, getCaller, identify, identifyAddress } from './rate-limit/identify.ts';
export { limitAddress } from './rate-limit/limit-address.ts';
export { createLimits, type Limits } from './rate-limit/limit-requests.ts';
export { readCredentials } from './requests/credentials.ts';
export { createInputReader } from './requests/parse-input.ts';
export { readQuery } from './requests/read-query.ts';
export { del, get, patch, post, type Format, type Route } from './requests/route.ts';
export { methodNotAllowed } from './problems/method-not-allowed.ts';
export { countRejectedBody } from './rate-limit/count-rejected-body.ts';
export { routerFor, type RequestDeps } from './requests/router.ts';
export { watchProxies } from './requests/trust-proxy.ts';
export { listenForAdmin, listenForClusterMetrics, type AdminOptions } from './telemetry/admin.ts';
export { shareMetrics } from './telemetry/cluster-metrics.ts';
export { createTelemetry, type Telemetry } from './telemetry/telemetry.ts';
export { readFromReplicas, rememberWriters, type Reads } from './requests/route-reads.ts';
export {
  REQUEST_DEADLINE_MS,
  requestDeadline,
  untimed,
  type Deadline,
} from './overload/request-deadline.ts';
export { runMain } from './connections/run-main.ts';
export {
  HTML_TYPE,
  sendCacheable,
  sendBody,
  staticResponse,
  toTextBody,
  type HtmlPage,
  type ResponseBody,
  type Sent,
} from './responses/response-body.ts';
export { serve, type ServeParts, type ServeSettings } from './connections/serve.ts';
export { shutdownSignal } from './connections/shutdown-signal.ts';
