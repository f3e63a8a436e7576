import { type INestApplication, Injectable, RequestMethod, type Type, VERSION_NEUTRAL } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, ModulesContainer } from '@nestjs/core';
import type { ApiOperationOptions } from '@nestjs/swagger';
import {
  DECORATORS,
  METHOD_METADATA,
  PATH_METADATA,
  ROUTE_ARGS_METADATA,
  RouteParamtypes,
  VERSION_METADATA,
} from '../platform/patches/nest-internals';
import { ACCESS, type Access } from './access.decorator';
import { API, type ControllerApi } from './api.decorator';
import { ANSWER, type Answer, COOKIE, type DeclaredAnswer } from './answers.decorator';
import { IDEMPOTENT } from './idempotent.decorator';
import { LIMITED } from './limited.decorator';
import { READS_BODY } from './reads-body.decorator';
import { REPLICA_READ } from './replica-read.decorator';
import type { Surface } from '../kernel/surfaces';
import type { RouteBody } from '../platform/http/edge/body-reading';
import type { RouteLimit } from '../platform/limits/route-limit';
import { limitsOfSurface, SURFACES } from './surfaces';

/** A route, as its decorators declare it. */
export interface CataloguedRoute {
  method: string;
  /** The whole path, with `:parameters`. */
  path: string;
  surface: Surface;
  /** The heading in the discovery index and the OpenAPI document. */
  group: string;
  access: Access | undefined;
  /** The body it takes: what it declares, or that of its surface. */
  reads: RouteBody;
  /** The rate limits it counts against: those it declares, or those of its surface. */
  limits: readonly RouteLimit[];
  summary: string | undefined;
  answer: Answer | undefined;
  /** The description of the cookie that a success sets. */
  cookie: string | undefined;
  idempotent: boolean;
  /** Whether a read replica may answer callers who are not signed in. */
  replicaRead: boolean;
  /** Whether both APIs have a handler at this path. */
  shared: boolean;
  body: Type | undefined;
  query: Type | undefined;
  params: Type | undefined;
}

/** Every route of the application, read from its controllers. */
@Injectable()
export class RouteCatalog {
  private known?: CataloguedRoute[];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  routes(): CataloguedRoute[] {
    this.known ??= this.discovery
      .getControllers()
      .flatMap(({ metatype }) => (metatype ? routesOfController(metatype as Type, this.scanner) : []));
    return this.known;
  }
}

/** Every route of an application without instantiated providers (Nest's preview mode). */
export function routesOf(app: INestApplication): CataloguedRoute[] {
  const modules = [...app.get(ModulesContainer).values()];
  const scanner = new MetadataScanner();
  return modules
    .flatMap((module) => [...module.controllers.values()])
    .flatMap(({ metatype }) => (metatype ? routesOfController(metatype as Type, scanner) : []));
}

function routesOfController(controller: Type, scanner: MetadataScanner): CataloguedRoute[] {
  const prototype = controller.prototype as Record<string, object>;
  return scanner.getAllMethodNames(prototype).flatMap((name) => {
    const handler = prototype[name];
    const isRoute = handler !== undefined && Reflect.hasMetadata(PATH_METADATA, handler);
    return isRoute ? [routeOf(controller, name, handler)] : [];
  });
}

function routeOf(controller: Type, name: string, handler: object): CataloguedRoute {
  const of = <T>(key: string, target: object = handler) => Reflect.getMetadata(key, target) as T;
  const api = of<ControllerApi>(API, controller);
  const version = of<string | symbol | undefined>(VERSION_METADATA);
  const path = pathOf(of<string>(PATH_METADATA, controller), of<string>(PATH_METADATA));
  return {
    method: RequestMethod[of<RequestMethod>(METHOD_METADATA)],
    path,
    surface: api.surface,
    group: api.tag,
    access: of<Access | undefined>(ACCESS),
    reads: of<RouteBody | undefined>(READS_BODY) ?? SURFACES[api.surface].body ?? 'json',
    limits: of<RouteLimit[] | undefined>(LIMITED) ?? limitsOfSurface(api.surface, path),
    summary: of<ApiOperationOptions | undefined>(DECORATORS.API_OPERATION)?.summary,
    answer: answerOf(of<DeclaredAnswer | undefined>(ANSWER), api),
    cookie: of<string | undefined>(COOKIE),
    idempotent: of<true | undefined>(IDEMPOTENT) ?? false,
    replicaRead: of<true | undefined>(REPLICA_READ) ?? false,
    shared: version !== undefined && version !== VERSION_NEUTRAL,
    body: argumentOf(controller, name, RouteParamtypes.BODY),
    query: argumentOf(controller, name, RouteParamtypes.QUERY),
    params: argumentOf(controller, name, RouteParamtypes.PARAM),
  };
}

/** What a route answers: what it declares, completed with what holds for its controller and its surface. */
function answerOf(
  declared: DeclaredAnswer | undefined,
  { surface, errorForm }: ControllerApi,
): Answer | undefined {
  if (!declared) return undefined;
  const ofSurface = SURFACES[surface];
  const form = declared.file ? 'bare' : ofSurface.form;
  return { errors: [], form, ...declared, ...(errorForm ?? ofSurface.errorForm) };
}

/** The whole path; only the index keeps a trailing slash (docs/api/discovery.md#routes). */
function pathOf(base: string, own: string): string {
  const path = `/${base}/${own}`.replaceAll(/\/{2,}/g, '/');
  return path === '/api/' ? path : path.replace(/(.)\/$/, '$1');
}

/** The DTO class of the handler's argument from the body, the query or the path. */
export function argumentOf(controller: Type, name: string, source: RouteParamtypes): Type | undefined {
  const types = Reflect.getMetadata('design:paramtypes', controller.prototype as object, name) as unknown[];
  const declared = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<
    string,
    { index: number }
  >;
  return Object.entries(declared)
    .filter(([key]) => key.startsWith(`${source}:`))
    .map(([, { index }]) => types[index])
    .find(isClass);
}

/** The types the compiler emits for arguments without a class. */
const PLAIN: readonly unknown[] = [String, Number, Boolean, Object, Array];

function isClass(type: unknown): type is Type {
  return typeof type === 'function' && !PLAIN.includes(type);
}
