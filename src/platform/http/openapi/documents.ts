import type { INestApplication, Type } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { SERVICE_VERSION } from '../../config/service';

/** One surface's document: a merged one would silently drop one of two handlers at a shared path. */
export interface DocumentedSurface {
  name: string;
  title: string;
  description: string;
  modules: Type[];
}

/**
 * Builds a surface's OpenAPI document from the decorators of its controllers. Slow, so it happens when it is first
 * asked for and not when the service starts.
 */
export async function buildDocument(
  app: INestApplication,
  surface: DocumentedSurface,
  serverUrl: string,
): Promise<OpenAPIObject> {
  const [{ DocumentBuilder, SwaggerModule }, { cleanupOpenApiDoc }] = await Promise.all([
    import('@nestjs/swagger'),
    import('nestjs-zod'),
  ]);
  const outline = new DocumentBuilder()
    .setTitle(surface.title)
    .setDescription(surface.description)
    .setVersion(SERVICE_VERSION)
    .addServer(serverUrl)
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' })
    .addCookieAuth('refresh_token', { type: 'apiKey', in: 'cookie', name: 'refresh_token' }, 'refresh_token')
    .build();
  const document = SwaggerModule.createDocument(app, outline, { include: surface.modules });
  return cleanupOpenApiDoc(document);
}
