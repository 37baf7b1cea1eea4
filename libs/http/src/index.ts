export { type AnswerCache, type KeptAnswer, type MadeAnswer } from './answer-cache.ts';
export { connectServerDatabase } from './connect-server-database.ts';
export { connectQuota } from './connect-quota.ts';
export { healthRoutes } from './health.ts';
export { connectHealth } from './connect-health.ts';
export { type Readiness } from './readiness.ts';
export {
  jsonHeaders,
  openCors,
  problemDetails,
  refuseAmbiguous,
  requestId,
  requestLog,
  routeNotFound,
} from './middleware.ts';
export { keepAnswers } from './keep-answers.ts';
export { watchChanges } from './watch-changes.ts';
export { oneByOne } from './one-by-one.ts';
export { limitConcurrency } from './limit-concurrency.ts';
export { connectLoadShedder } from './load-shedder.ts';
export { logFailure } from './log-failure.ts';
export { createLogger } from './logger.ts';
export { openApiDocument } from './openapi.ts';
export { PROBLEMS, toDomainError } from './problems.ts';
export { problemPage } from './problem-pages.ts';
export { addressOf, callerOf, identify, limitRequests, limitsOf } from './rate-limit.ts';
export { readCredentials } from './credentials.ts';
export { createInputReader } from './parse-input.ts';
export { readQuery } from './read-query.ts';
export { del, get, post, type Format, type Route } from './route.ts';
export { refuseMethod } from './refuse-method.ts';
export { countRefused, limitFloods } from './limit-floods.ts';
export { routerFor, type Called, type Limits } from './router.ts';
export { warnOfUnreadProxies } from './trust-proxy.ts';
export { listenForAdmin } from './admin.ts';
export { createTelemetry, watchPool, watchServer, type Telemetry } from './telemetry.ts';
export { requestDeadline, untimed } from './request-deadline.ts';
export { runToEnd } from './run-to-end.ts';
export { sendAnswer, sendBody, staticAnswer, textAnswer, type Answer, type Sent } from './answer.ts';
export { serve, type ServeSettings } from './serve.ts';
export { shutdownSignal } from './shutdown-signal.ts';
