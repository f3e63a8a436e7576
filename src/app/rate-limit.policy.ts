import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Config } from '../platform/config/config';
import type { ApiRequest } from '../platform/http/request';
import { LimitClassifier, type NamedThrottler } from '../platform/limits/limit-classifier';
import type { RouteLimit } from '../platform/limits/route-limit';
import { SiteSession } from '../web/site';

/** The documented limits. */
type LimitName = Exclude<RouteLimit, 'thread'> | 'site-session';

/**
 * Which of the documented limits a request counts against, by its route: a path without a route counts like its
 * surface. Pages and what they load count by account if there is a valid session cookie: an address may stand for
 * thousands of people, an account may have many sessions. Requests to follow something also count by address, signed in
 * or not. Reports of Open311 clients count by client, which its guard knows; the guard counts those without a client by
 * address.
 */
@Injectable()
export class RateLimitPolicy extends LimitClassifier<LimitName> {
  override readonly throttlers: readonly NamedThrottler<LimitName>[];

  constructor(
    config: Config,
    private readonly session: SiteSession,
  ) {
    super();
    const { settings } = config;
    const ttl = settings.RATE_LIMIT_WINDOW_S * 1000;
    this.throttlers = [
      { name: 'general', ttl, limit: settings.RATE_LIMIT_GENERAL },
      { name: 'auth', ttl, limit: settings.RATE_LIMIT_AUTH },
      { name: 'public', ttl, limit: settings.RATE_LIMIT_PUBLIC },
      { name: 'feeds', ttl, limit: settings.RATE_LIMIT_FEEDS },
      { name: 'open311', ttl, limit: settings.RATE_LIMIT_OPEN311 ?? settings.RATE_LIMIT_GENERAL },
      { name: 'site', ttl, limit: settings.RATE_LIMIT_SITE },
      { name: 'site-session', ttl, limit: settings.RATE_LIMIT_SITE_SESSION },
      { name: 'follow', ttl, limit: settings.RATE_LIMIT_FOLLOW },
    ];
  }

  override limitsOf(request: Request): readonly LimitName[] {
    return (request as ApiRequest).matched.limits.flatMap((limit) => this.resolved(limit, request));
  }

  private resolved(limit: RouteLimit, request: Request): LimitName[] {
    if (limit === 'open311') return [];
    if (limit !== 'site' && limit !== 'thread') return [limit];
    if (this.session.accountIn(request) !== undefined) return ['site-session'];
    return [limit === 'site' ? 'site' : 'general'];
  }

  override keyOf(request: Request, name: LimitName): string {
    const account = name === 'site-session' ? this.session.accountIn(request) : undefined;
    return account ?? super.keyOf(request, name);
  }
}
