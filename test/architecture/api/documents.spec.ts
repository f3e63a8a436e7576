import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate } from '@apidevtools/swagger-parser';
import { RouteMatcher } from '../../../src/api/route-matcher';
import { documentOf } from '../../support/source/documents';
import { send } from '../../support/network/http';
import { startService, type TestService } from '../../support/service/service';

interface Document {
  paths: Record<
    string,
    Record<string, { responses: Record<string, unknown>; summary: string; operationId: string }>
  >;
}

describe('the OpenAPI documents', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  it.each(['token', 'public', 'console', 'open311'])('%s.json is valid OpenAPI', async (name) => {
    const { text } = await send({ method: 'GET', url: `${service.url}/openapi/${name}.json` });
    const file = join(tmpdir(), `civic-openapi-${process.pid}-${name}.json`);
    writeFileSync(file, text);
    const document = (await validate(file)) as unknown as Document;
    for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path))) {
      expect(operation.summary).toMatch(/^\S.*\S$/);
      // The health probe uses no database and is not limited.
      const always = operation.operationId === 'showHealth' ? ['500'] : ['500', '503'];
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(always));
    }
  });

  it.each(['token', 'public', 'console', 'open311'])(
    '%s.json describes a rate limit if one applies',
    (name) => {
      const isLimited = (method: string, path: string) =>
        service.app.get(RouteMatcher).match({
          method: method.toUpperCase(),
          path: path.replaceAll(/\{\w+\}/g, 'x'),
          headers: { 'x-api-surface': name },
        }).limits.length > 0;
      const wrong = Object.entries(documentOf(name).paths).flatMap(([path, item]) =>
        Object.entries(item)
          .filter(([method, { responses }]) => isLimited(method, path) !== '429' in responses)
          .map(([method]) => `${method} ${path}`),
      );
      expect(wrong).toEqual([]);
    },
  );

  it.each(['token', 'public', 'console', 'open311'])('%s.json has a name for each value of a set', (name) => {
    const sets: Array<{ enum: unknown[]; 'x-enumNames'?: string[]; 'x-enum-varnames'?: string[] }> = [];
    JSON.stringify(documentOf(name), (_, node: unknown) => {
      if (Array.isArray((node as { enum?: unknown } | null)?.enum)) sets.push(node as never);
      return node;
    });
    expect(sets.length).toBeGreaterThan(3);
    for (const { enum: values, 'x-enumNames': names, 'x-enum-varnames': same } of sets) {
      expect(same).toEqual(names);
      // Generators separate words at other ASCII characters; a value of none is no name at all.
      for (const each of names ?? values)
        expect(String(each)).toMatch(/^[\x20-\x7e]*[A-Za-z\d][\x20-\x7e]*$/);
      expect(new Set(names).size).toBe(names ? values.length : 0);
    }
  });

  it('open311.json has files only in multipart forms', () => {
    const document = documentOf('open311') as unknown as {
      paths: Record<
        string,
        { post?: { requestBody?: { content: Record<string, { schema: { $ref: string } }> } } }
      >;
      components: { schemas: Record<string, { properties: object; required: string[] }> };
    };
    const schemaOf = (content: Record<string, { schema: { $ref: string } }>, type: string) =>
      document.components.schemas[content[type]!.schema.$ref.split('/').at(-1)!]!;
    const forms = Object.values(document.paths).flatMap(({ post }) =>
      post?.requestBody ? [post.requestBody.content] : [],
    );
    expect(forms).toHaveLength(2);
    for (const content of forms) {
      const whole = schemaOf(content, 'multipart/form-data');
      const { media, ...texts } = whole.properties as Record<string, object>;
      expect(media).toMatchObject({ items: { format: 'binary' } });
      expect(schemaOf(content, 'application/x-www-form-urlencoded')).toEqual({ ...whole, properties: texts });
    }
  });

  it('are shown on a page that loads only from this server', async () => {
    const page = await send({ method: 'GET', url: `${service.url}/docs` });
    expect(page.status).toBe(200);
    const sources = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source]) => source!);
    expect(sources.length).toBeGreaterThan(3);
    for (const source of sources) {
      expect(source).toMatch(/^\/docs\//);
      expect((await send({ method: 'GET', url: service.url + source })).status).toBe(200);
    }
  });

  it('answer 404 for an unknown document', async () => {
    expect((await send({ method: 'GET', url: `${service.url}/openapi/secret.json` })).status).toBe(404);
  });
});
