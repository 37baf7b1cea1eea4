import type { Dispatcher } from 'undici';
import { toHttpAddress } from './webcal.ts';

type Headers = Record<string, string | string[] | undefined>;

/**
 * Rewrites redirects to webcal(s) addresses. Compose it before the interceptor that follows
 * redirects.
 */
export const rewriteWebcalRedirects =
  (): Dispatcher.DispatcherComposeInterceptor => (dispatch) => (options, handler) =>
    dispatch(options, {
      onRequestStart: (controller, context: unknown) =>
        handler.onRequestStart?.(controller, context),
      onRequestUpgrade: (...upgrade) => handler.onRequestUpgrade?.(...upgrade),
      onResponseStart: (...response) => {
        const [controller, status, headers, message] = response;
        handler.onResponseStart?.(controller, status, withHttpLocation(headers), message);
      },
      onResponseData: (controller, chunk) => handler.onResponseData?.(controller, chunk),
      onResponseEnd: (controller, trailers) => handler.onResponseEnd?.(controller, trailers),
      onResponseError: (controller, error) => handler.onResponseError?.(controller, error),
    });

function withHttpLocation(headers: Headers): Headers {
  const { location } = headers;
  return typeof location === 'string' ? { ...headers, location: toHttpAddress(location) } : headers;
}
