import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import { CATEGORY, CITY } from '../../kernel/named-values';
import { Count, Formed, Integer, Literal, MapOf, Moment, ValueOf } from '../../api/openapi/answer-fields';

/** The access and the description of a route. */
export class RouteEntryDto {
  /** Whether an access token is required. */
  auth!: boolean;
  /** Present if an account with this role is required. */
  @Literal('official', 'admin')
  role?: 'official' | 'admin';
  description?: string;
}

/** The routes of a group, by method and path. */
type RouteMap = Record<string, RouteEntryDto>;
const Routes = (): PropertyDecorator => MapOf({ $ref: getSchemaPath(RouteEntryDto) });

/** The routes of the API: from `METHOD /path` to a description. */
@ApiExtraModels(RouteEntryDto)
export class ApiRoutesDto {
  @Routes()
  auth!: RouteMap;
  @Routes()
  issues!: RouteMap;
  @Routes()
  messages!: RouteMap;
  @Routes()
  media!: RouteMap;
  @Routes()
  scores!: RouteMap;
  @Routes()
  discovery!: RouteMap;
}

/** The values of each closed set. */
export class ApiEnumsDto {
  cities!: string[];
  categories!: string[];
  /** The statuses by which a list can be filtered. */
  statuses!: string[];
  priorities!: string[];
  roles!: string[];
  mediaTypes!: string[];
  reactions!: string[];
}

/** How lists are paged. */
export class ApiPaginationDto {
  /** @example 20 */
  @Integer()
  defaultLimit!: number;
  /** @example 100 */
  @Integer()
  maxLimit!: number;
  /** @example lastKey */
  cursorParam!: string;
  /** @example nextKey */
  nextKeyField!: string;
}

/** The index of the API. */
export class ApiIndexDto {
  version!: string;
  /** The public origin of the service. */
  baseUrl!: string;
  /** The values of each closed set. */
  enums!: ApiEnumsDto;
  pagination!: ApiPaginationDto;
  /** By group, then by `METHOD /path`. */
  routes!: ApiRoutesDto;
}

/** A city with its counts. */
export class CityDto {
  @ValueOf(CITY)
  slug!: CitySlug;
  /** @example Mumbai */
  displayName!: string;
  /** @example Maharashtra */
  state!: string;
  /** Issues with the status open. @example 214 */
  @Count()
  openIssues!: number;
  /** @example 1370 */
  @Count()
  totalIssues!: number;
  /** Issues that are resolved or closed. @example 1021 */
  @Count()
  resolvedIssues!: number;
}

/** All cities. */
export class CityListDto {
  cities!: CityDto[];
}

/** A category with its counts. */
export class CategoryDto {
  @ValueOf(CATEGORY)
  slug!: CategorySlug;
  /** @example Roads */
  displayName!: string;
  /** An emoji. */
  icon!: string;
  @Formed(/^#[0-9A-F]{6}$/, '#7F8C8D')
  color!: string;
  /** @example "Potholes, broken surfaces, missing markings and damaged footpaths" */
  description!: string;
  /** Issues with the status open. @example 96 */
  @Count()
  openIssues!: number;
  /** @example 430 */
  @Count()
  totalIssues!: number;
}

/** All categories. */
export class CategoryListDto {
  categories!: CategoryDto[];
}

/** The health of the process, with the fields of both APIs. */
export class HealthDto {
  @Literal('ok')
  status!: 'ok';
  /** How long the process has been running, in seconds. */
  @ApiProperty({ type: 'number', minimum: 0, example: 86_400.25 })
  uptime!: number;
  @Moment()
  timestamp!: string;
  @Literal(true)
  ok!: true;
  /** The name of the service. */
  service!: string;
  /** The same as `timestamp`. */
  @Moment()
  ts!: string;
}

/** The read replicas of the database. */
export class ReadReplicasDto {
  /** How many are configured. */
  @Count()
  configured!: number;
  /** How many of them serve reads; the primary serves the others' reads. */
  @Count()
  serving!: number;
}

/** The service can handle requests. */
export class ReadyDto {
  @Literal('ready')
  status!: 'ready';
  /** Whether files can be stored. While that fails, everything else is served, and pictures of reports wait. */
  @ApiProperty({ enum: ['writable', 'failing'] })
  storage!: 'writable' | 'failing';
  /** Absent if no replicas are configured. */
  readReplicas?: ReadReplicasDto;
}
