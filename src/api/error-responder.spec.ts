import { DomainError, Unavailable } from '../platform/http/domain-error';
import type { ApiRequest, ApiResponse } from '../platform/http/request';
import type { OutageLog } from '../platform/database/outage-log';
import type { Logger } from '../platform/logging/logger';
import type { Metrics } from '../platform/metrics/metrics';
import { BARE_ERRORS } from './bare-api/render-error';
import { ErrorResponder } from './error-responder';

/** An error of the client that is nevertheless answered with 500. */
class Expected extends DomainError {
  override get isFault(): boolean {
    return false;
  }
}

describe('a failure', () => {
  const seen = { levels: [] as string[], kinds: [] as string[], status: 0 };
  const log = (level: string) => () => void seen.levels.push(level);
  const logger = {
    error: log('error'),
    warn: log('warn'),
    info: log('info'),
    debug: log('debug'),
  } as unknown as Logger;
  const lost = new Error('Connection terminated unexpectedly');
  const outage = { isOutageAndLogged: (thrown: unknown) => thrown === lost } as OutageLog;
  const metrics = {
    count: (_name: string, { kind }: { kind: string }) => void seen.kinds.push(kind),
  } as unknown as Metrics;
  const request = { id: 'req_1', matched: { errorForm: BARE_ERRORS } } as ApiRequest;
  const response = {
    headersSent: false,
    setHeader: () => response,
    status: (status: number) => {
      seen.status = status;
      return response;
    },
    json: () => response,
  } as unknown as ApiResponse;

  it.each([
    ['that nobody expected', new TypeError('x is undefined'), 500, ['error'], ['internal']],
    ['of the service', new DomainError('internal', 'broken'), 500, ['error'], ['internal']],
    ['of a request that is answered 500', new Expected('internal', 'both are required'), 500, [], []],
    ['of something away', new Unavailable('The store is away'), 503, ['warn'], ['unavailable']],
    ['of the database, which has a line of its own', lost, 503, ['debug'], ['unavailable']],
    ['of a request', new DomainError('conflict', 'It is there already'), 409, [], []],
  ])('%s is logged and counted only if the service is at fault', (_name, thrown, status, levels, kinds) => {
    Object.assign(seen, { levels: [], kinds: [], status: 0 });
    new ErrorResponder(logger, metrics, outage).respond(thrown, request, response);
    expect(seen).toEqual({ levels, kinds, status });
  });
});
