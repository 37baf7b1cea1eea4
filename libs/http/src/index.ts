export { ConfigError, parseEnvironment, Port, PublicUrl, SERVER_ENVIRONMENT } from './environment.ts';
export { health, live } from './health.ts';
export {
  jsonHeaders,
  openCors,
  problemDetails,
  refuseAmbiguous,
  requestId,
  requestLog,
  routeNotFound,
} from './middleware.ts';
export { createLogger } from './logger.ts';
export { openApiDocument } from './openapi.ts';
export { problemPage } from './problem-pages.ts';
export { get, type Format, type Route } from './route.ts';
export { refuseMethod, routerFor } from './router.ts';
export { runToEnd } from './run-to-end.ts';
export { staticJson } from './answer.ts';
export { listen, shutdownSignal, type Listening } from './serve.ts';
