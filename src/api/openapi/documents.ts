import type { INestApplication, Type } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { SERVICE_VERSION } from '../../platform/config/service-info';
import type { CataloguedRoute } from '../route-catalog';
import { exact } from './exactness';
import { forGenerators } from './for-generators';
import { HEADERS, PARAMETERS } from './headers';
import { describeOperation, type PathParameters, withPathParameters } from './operations';

/** The document of one API. A merged document would lose one of the two handlers of a shared path. */
export interface DocumentedSurface {
  name: string;
  title: string;
  description: string;
  /** The modules whose controllers belong to the API. */
  modules: readonly Type[];
  /** The id of an operation without an explicit one, from the names of its controller and its method. */
  operationIdOf?: (controller: string, method: string) => string;
  /** Descriptions of path parameters that the controller's method does not describe. */
  pathParameters?: PathParameters;
  /** The webhooks it sends, by event type: OpenAPI path items. */
  webhooks?: object;
  /** The headings of its operations, in reading order. */
  tags: ReadonlyArray<{ name: string; description: string }>;
}

const LICENSE = { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' };

/**
 * Builds the OpenAPI 3.1 document of one API. @nestjs/swagger reads the controllers and DTO classes; what our own
 * decorators declare (answers, access, idempotency, the choice of an API on a shared path) is added to the operations.
 * @param routes all routes of the application, from `RouteCatalog`
 * @param serverUrl the public origin of the service
 */
export function buildDocument(
  app: INestApplication,
  surface: DocumentedSurface,
  routes: readonly CataloguedRoute[],
  serverUrl: string,
): OpenAPIObject {
  const own = routes.filter((route) => belongsTo(surface, route));
  const made = SwaggerModule.createDocument(app, headOf(surface, serverUrl), {
    include: [...surface.modules],
    operationIdFactory: surface.operationIdOf,
    extraModels: [...new Set(own.flatMap(modelsOf))],
  });
  const document: OpenAPIObject = {
    ...made,
    paths: {},
    // @nestjs/swagger has the types of OpenAPI 3.0, which has no webhooks.
    ...(surface.webhooks && ({ webhooks: surface.webhooks } as object)),
    components: { ...made.components, headers: { ...HEADERS }, parameters: { ...PARAMETERS } },
  };
  for (const route of own) {
    // The index answers with and without a trailing slash; @nestjs/swagger drops it, and tools reject a path with it.
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}').replace(/(.)\/$/, '$1');
    const method = route.method.toLowerCase() as 'get';
    const operation = made.paths[path]?.[method];
    if (!operation)
      throw new Error(`${route.method} ${path} is in no module of the ${surface.name} document`);
    document.paths[path] = {
      ...document.paths[path],
      [method]: describeOperation(withPathParameters(operation, path, surface.pathParameters), route),
    };
  }
  return forGenerators(exact(document));
}

/** The info object, tags and servers of a document. */
function headOf(
  { title, description, tags }: DocumentedSurface,
  serverUrl: string,
): ReturnType<DocumentBuilder['build']> {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(title)
    .setDescription(description)
    .setVersion(SERVICE_VERSION)
    .setLicense(LICENSE.name, LICENSE.url)
    .addServer(serverUrl);
  for (const tag of tags) builder.addTag(tag.name, tag.description);
  return builder.build();
}

/** The health probe belongs to every API, but has none of their credentials, limits or error bodies. */
function belongsTo(surface: DocumentedSurface, { surface: own, answer }: CataloguedRoute): boolean {
  return (
    own === surface.name || (surface.name === 'public' && own === 'token' && answer?.selfContained === true)
  );
}

function modelsOf({ answer }: CataloguedRoute): Type[] {
  const types = [
    answer?.type,
    ...(answer?.or ?? []),
    answer?.errorType,
    answer?.refusalType,
    answer?.alternative?.type,
  ];
  return types.filter((type) => type !== undefined && type !== null);
}
