import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { OPEN311_REPORT } from './body-classes';
import { SiteSession } from '../web/site';
import { Config } from '../platform/config/config';
import { surfaceDefaults } from '../api/error-filters';
import type { SurfaceDefaults } from '../api/surface';
import { surfaceAt } from '../api/surface-map';
import { LimitClassifier, type NamedThrottler } from '../platform/limits/limit-classifier';

/** The probes of load balancers and orchestrators, exactly as they send them. */
const PROBE = /^\/api\/(health|ready)\/?$/i;
/**
 * The paths of the token API's limits, and uploads. Everything else, such as the reference pages, counts like the
 * public API.
 */
const API = /^\/(api|media)(\/|$)/i;
/** What pages load: pictures, videos, and map data, which is requested again on each move of the map. */
const OF_PAGES = /^\/(media\/.*|api\/(map|(places|wards)\.geojson)\/?)$/i;
/** The page of an issue reads this after a lost connection; other clients may use it, too. */
const THREAD = /^\/api\/issues\/[^/]+\/messages\/?$/i;
const SIGN_IN = /^\/api\/auth(\/|$)/i;
/**
 * The routes that check a password or an invitation, also of somebody who is signed in. All other routes of the console
 * need a session and are not limited.
 */
const CONSOLE_SIGN_IN = /^\/api\/admin\/auth\/(login|accept-invite|password)\/?$/i;

/** The form to follow something: a mail goes to any address in it. */
const FOLLOW = /\/follow\/?$/i;

/** Feeds, which feed readers poll, whatever else the same address reads. */
const FEEDS = /^\/feeds(\/|$)/i;

/** The documented limits. */
type LimitName = 'general' | 'auth' | 'public' | 'feeds' | 'site' | 'site-session' | 'follow' | 'open311';

const UNLIMITED: readonly LimitName[] = [];
const GENERAL: readonly LimitName[] = ['general'];
const GENERAL_AND_AUTH: readonly LimitName[] = ['general', 'auth'];
const AUTH: readonly LimitName[] = ['auth'];
const PUBLIC: readonly LimitName[] = ['public'];
const OF_FEEDS: readonly LimitName[] = ['feeds'];
const SITE: readonly LimitName[] = ['site'];
const SITE_SESSION: readonly LimitName[] = ['site-session'];

/**
 * Which of the documented limits a request counts against, only by its method, path and surface: a path without a route
 * also belongs to a class. The console's sign-in counts only as a sign-in. Pages and what they load count by account if
 * there is a valid session cookie: an address may stand for thousands of people, an account may have many sessions.
 * Requests to follow something also count by address, signed in or not. Reports of Open311 clients count by client,
 * which its guard knows; the guard counts those without a client by address.
 */
@Injectable()
export class LimitClasses extends LimitClassifier<LimitName> {
  override readonly throttlers: readonly NamedThrottler<LimitName>[];
  private readonly defaults: SurfaceDefaults;

  constructor(
    config: Config,
    private readonly session: SiteSession,
  ) {
    super();
    this.defaults = surfaceDefaults(config);
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
    const { method, path } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead && PROBE.test(path)) return UNLIMITED;
    if (method === 'POST' && OPEN311_REPORT.test(path)) return UNLIMITED;
    const surface = surfaceAt(request, this.defaults);
    if (surface === 'site' || (isRead && OF_PAGES.test(path))) return this.limitsOfPages(request);
    if (isRead && THREAD.test(path) && this.session.accountIn(request) !== undefined) return SITE_SESSION;
    if (surface === 'console') return CONSOLE_SIGN_IN.test(path) ? AUTH : UNLIMITED;
    if (FEEDS.test(path)) return OF_FEEDS;
    if (!API.test(path) || surface === 'public') return PUBLIC;
    return SIGN_IN.test(path) ? GENERAL_AND_AUTH : GENERAL;
  }

  private limitsOfPages(request: Request): readonly LimitName[] {
    const limits = this.session.accountIn(request) === undefined ? SITE : SITE_SESSION;
    return request.method === 'POST' && FOLLOW.test(request.path) ? [...limits, 'follow'] : limits;
  }

  override keyOf(request: Request, name: LimitName): string {
    const account = name === 'site-session' ? this.session.accountIn(request) : undefined;
    return account ?? super.keyOf(request, name);
  }
}
