import { Injectable, RequestMethod, VERSION_NEUTRAL } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, VERSION_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { ACCESS, type Access } from './access.decorator';
import { SUMMARY } from './answers.decorator';
import { SURFACE_OF_CLASS } from './surface-of-class';
import type { Surface } from './surface';

/** One route as its decorators declare it. */
export interface CataloguedRoute {
  method: string;
  /** The whole path, with `:parameters`. */
  path: string;
  /** The surface a controller belongs to; undefined for what stands outside both. */
  surface: Surface | undefined;
  /** The heading of the discovery index and of the OpenAPI document. */
  group: string;
  access: Access | undefined;
  summary: string | undefined;
  /** Whether both surfaces have a handler at this path. */
  shared: boolean;
}

/** Every route of the running application, read from its controllers. */
@Injectable()
export class RouteCatalog {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  routes(): CataloguedRoute[] {
    return this.discovery.getControllers().flatMap(({ metatype }) => (metatype ? this.routesOf(metatype) : []));
  }

  // eslint-disable-next-line @typescript-eslint/no-unsafe-function-type -- the framework's own type of a controller class
  private routesOf(controller: Function): CataloguedRoute[] {
    const base = Reflect.getMetadata(PATH_METADATA, controller) as string;
    const home = Reflect.getMetadata(SURFACE_OF_CLASS, controller) as
      | { surface: Surface; group: string }
      | undefined;
    const prototype = controller.prototype as Record<string, object>;
    return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name];
      const path = handler && (Reflect.getMetadata(PATH_METADATA, handler) as string | undefined);
      if (handler === undefined || path === undefined) return [];
      const version = Reflect.getMetadata(VERSION_METADATA, handler) as string | symbol | undefined;
      return {
        method: RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod],
        path: `/${base}/${path}`.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1'),
        surface: home?.surface,
        group: home?.group ?? base,
        access: Reflect.getMetadata(ACCESS, handler) as Access | undefined,
        summary: Reflect.getMetadata(SUMMARY, handler) as string | undefined,
        shared: version !== undefined && version !== VERSION_NEUTRAL,
      };
    });
  }
}
