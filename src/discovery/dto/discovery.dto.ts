import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import { CATEGORY, CITY } from '../../kernel/named-values';
import { Count, Formed, Integer, Literal, MapOf, Moment, ValueOf } from '../../api/openapi/answer-fields';

/** Who may call a route, and what it does. */
export class RouteEntryDto {
  /** Whether an access token is needed. */
  auth!: boolean;
  /** Present where an account of this role is needed. */
  @Literal('official', 'admin')
  role?: 'official' | 'admin';
  description?: string;
}

/** The routes of a group, by method and path. */
type RouteMap = Record<string, RouteEntryDto>;
const Routes = (): PropertyDecorator => MapOf({ $ref: getSchemaPath(RouteEntryDto) });

/** The routes of the API: from `METHOD /path` to who may call it. */
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
  /** Those a list can be filtered by. */
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

/** What a client needs to find its way. */
export class ApiIndexDto {
  version!: string;
  /** The origin the service is reached at. */
  baseUrl!: string;
  /** The values of each closed set. */
  enums!: ApiEnumsDto;
  pagination!: ApiPaginationDto;
  /** By group, and in it by `METHOD /path`. */
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

/** That the process answers, in the fields the readers of either API look for. */
export class HealthDto {
  @Literal('ok')
  status!: 'ok';
  /** For how many seconds the process has run. */
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
  /** How many the settings name. */
  @Count()
  configured!: number;
  /** How many of them are well; the primary answers what the others would. */
  @Count()
  serving!: number;
}

/** That requests can be served. */
export class ReadyDto {
  @Literal('ready')
  status!: 'ready';
  /** Absent where there are none. */
  readReplicas?: ReadReplicasDto;
}
