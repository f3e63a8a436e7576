import { Inject, Injectable, type NestMiddleware } from '@nestjs/common';
import { getOptionsToken, getStorageToken } from '@nestjs/throttler';
import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../http/domain-error';
import { Metrics } from '../metrics/metrics';
import { LimitClassifier, type NamedThrottler } from './limit-classifier';
import type { LimitRecord, LimitStores } from './limit-stores';

/** The options of the `ThrottlerModule`, set by `LimitsModule`. */
export interface LimitOptions {
  throttlers: NamedThrottler[];
  storage: LimitStores;
}

/**
 * Counts requests with the throttlers of the `ThrottlerModule`, per client address or account over all routes, and
 * refuses those beyond a limit. It is a middleware instead of the `ThrottlerGuard` because it must run before the body
 * is read: a guard sees neither unknown paths nor bodies that cannot be parsed.
 */
@Injectable()
export class ThrottlerMiddleware implements NestMiddleware {
  private readonly throttlers: ReadonlyMap<string, NamedThrottler>;

  constructor(
    @Inject(getOptionsToken()) { throttlers }: LimitOptions,
    @Inject(getStorageToken()) private readonly storage: LimitStores,
    private readonly classifier: LimitClassifier,
    private readonly metrics: Metrics,
  ) {
    this.throttlers = new Map(throttlers.map((each) => [each.name, each]));
  }

  /**
   * Counts the request against its limits in turn; the response headers report the last one.
   * @throws DomainError `limited` at the first limit exceeded; the later ones do not count it
   * @throws Error when the classifier names an unknown limit
   */
  async use(request: Request, response: Response, next: NextFunction): Promise<void> {
    for (const name of this.classifier.limitsOf(request))
      await this.count(name, this.classifier.keyOf(request, name), response);
    next();
  }

  /**
   * Counts a hit against one limit and reports it in headers, also by a key that only the route knows.
   * @param key the key the hit counts by
   * @throws DomainError `limited` beyond the limit
   * @throws Error when there is no such limit
   */
  async count(name: string, key: string, response: Response): Promise<void> {
    const throttler = this.throttlers.get(name);
    if (!throttler) throw new Error(`There is no limit ${name}`);
    const { ttl, limit } = throttler;
    const record = await this.storage.increment(key, ttl, limit, 0, name);
    writeHeaders(response, limit, record);
    if (!record.isBlocked) return;
    this.metrics.count('civic_requests_limited_total', { limit: name });
    throw new DomainError('limited', 'Too many requests; see Retry-After');
  }
}

function writeHeaders(response: Response, limit: number, record: LimitRecord): void {
  // The request may have timed out and been answered while Redis was asked.
  if (response.headersSent) return;
  response.setHeader('X-RateLimit-Limit', String(limit));
  response.setHeader('X-RateLimit-Remaining', String(Math.max(0, limit - record.totalHits)));
  response.setHeader('X-RateLimit-Reset', String(Math.ceil(record.endsAt / 1000)));
  if (record.isBlocked) response.setHeader('Retry-After', String(record.timeToBlockExpire));
}
