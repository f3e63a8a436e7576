import { CATEGORIES, CATEGORY_SLUGS } from '../kernel/categories';
import { CITIES, CITY_SLUGS } from '../kernel/cities';
import { MEDIA_TYPES } from '../kernel/media-types';
import { PRIORITIES } from '../kernel/priorities';
import { REACTIONS } from '../kernel/reactions';
import { TOKEN_ROLES } from '../kernel/people/roles';
import { LISTED_STATUSES } from '../kernel/statuses';
import type { IssueFigures } from '../issues';
import type { CataloguedRoute } from '../api/route-catalog';
import type { ReadyState } from './readiness.service';
import type { ApiIndexDto, CategoryListDto, CityListDto, HealthDto, ReadyDto } from './dto/discovery.dto';

/** The index of the API (docs/api/discovery.md#index). */
export function presentIndex(
  version: string,
  baseUrl: string,
  routes: readonly CataloguedRoute[],
): ApiIndexDto {
  const group = (name: string) =>
    presentRoutes(routes.filter((route) => route.surface === 'token' && route.group === name));
  return {
    version,
    baseUrl,
    enums: {
      cities: [...CITY_SLUGS],
      categories: [...CATEGORY_SLUGS],
      statuses: [...LISTED_STATUSES],
      priorities: [...PRIORITIES],
      roles: [...TOKEN_ROLES],
      mediaTypes: [...MEDIA_TYPES],
      reactions: [...REACTIONS],
    },
    pagination: { defaultLimit: 20, maxLimit: 100, cursorParam: 'lastKey', nextKeyField: 'nextKey' },
    routes: {
      auth: group('auth'),
      issues: group('issues'),
      messages: group('messages'),
      media: group('media'),
      scores: group('scores'),
      discovery: group('discovery'),
    },
  };
}

function presentRoutes(routes: readonly CataloguedRoute[]): ApiIndexDto['routes']['issues'] {
  return Object.fromEntries(
    routes.map(({ method, path, access, summary }) => [
      `${method} ${path}`,
      {
        auth: access !== 'public' && access !== 'optional' && access !== 'refresh-cookie',
        role: access === 'official' || access === 'admin' ? access : undefined,
        description: summary,
      },
    ]),
  );
}

/** The cities with their counts; resolved issues include closed ones, and not those without a repair. */
export function presentCities({ byCity, statusByCity, repairedByCity }: IssueFigures): CityListDto {
  return {
    cities: CITIES.map(({ slug, displayName, state }) => ({
      slug,
      displayName,
      state,
      openIssues: statusByCity[slug].open,
      totalIssues: byCity[slug],
      resolvedIssues: repairedByCity[slug],
    })),
  };
}

/** The categories with their counts. */
export function presentCategories({ byCategory, statusByCategory }: IssueFigures): CategoryListDto {
  return {
    categories: CATEGORIES.map((category) => ({
      ...category,
      openIssues: statusByCategory[category.slug].open,
      totalIssues: byCategory[category.slug],
    })),
  };
}

/**
 * The health answer, with the fields of both APIs.
 * @param uptime in seconds
 */
export function presentHealth(service: string, uptime: number, at: Date): HealthDto {
  const now = at.toISOString();
  return { status: 'ok', uptime, timestamp: now, ok: true, service, ts: now };
}

/** The readiness answer, with the state of the storage, and the number of read replicas that serve. */
export function presentReadiness({ replicas, isStorageWritable }: ReadyState): ReadyDto {
  const storage = isStorageWritable ? 'writable' : 'failing';
  if (!replicas) return { status: 'ready', storage };
  const { configured, serving } = replicas;
  return { status: 'ready', storage, readReplicas: { configured, serving } };
}
