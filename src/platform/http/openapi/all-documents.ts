import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { CataloguedRoute } from '../route-catalog';
import { buildDocument, type DocumentedSurface } from './documents';
import { buildZodDocument, isZodRoute } from './zod-documents';

/** The document of an API while some of its routes are described by schemas and the others by classes. */
export async function documentOf(
  app: INestApplication,
  surface: DocumentedSurface,
  routes: readonly CataloguedRoute[],
  serverUrl: string,
): Promise<OpenAPIObject> {
  const byClasses = buildDocument(
    app,
    surface,
    routes.filter((route) => !isZodRoute(route)),
    serverUrl,
  );
  const bySchemas = (await buildZodDocument(
    { ...surface, name: surface.name as 'token' },
    routes,
    serverUrl,
  )) as unknown as OpenAPIObject;
  const paths = { ...bySchemas.paths };
  for (const [path, item] of Object.entries(byClasses.paths)) paths[path] = { ...paths[path], ...item };
  return {
    ...byClasses,
    paths,
    components: {
      ...byClasses.components,
      securitySchemes: { ...bySchemas.components?.securitySchemes, ...byClasses.components?.securitySchemes },
      schemas: { ...byClasses.components?.schemas, ...bySchemas.components?.schemas },
    },
  };
}
