import { sample } from 'openapi-sampler';
import { staffMember } from '../factories/console';
import { reportedIssue } from '../factories/issues';
import { attachedPost } from '../factories/media';
import { postedMessage } from '../factories/messages';
import { officialPerson, person } from '../factories/people';
import { documentOf, type Operation } from '../support/documents';
import { send } from '../support/http';
import { startService, type TestService } from '../support/service';

/** Ids of the examples: of a kind, and of nothing. */
const EXAMPLE_ID = /\b([a-z]{3})_01k0g4yq3fe8tr2v7b5x9cdm6h\b/g;
/** What no document can give: tokens, passwords, signatures, files. They are refused as such, not for their form. */
const SECRET: Record<string, number> = {
  'POST /api/auth/google': 401,
  'POST /api/auth/refresh': 401,
  'POST /api/admin/auth/login': 401,
  'POST /api/admin/auth/accept-invite': 404,
  'PUT /media/{mediaId}': 403,
  'GET /api/chat/webhook': 403,
  // On whose account an issue is closed depends on who closes it.
  'PATCH /api/issues/{id}/close': 403,
  ...Object.fromEntries(
    ['jurisdictions', 'officials', 'departments', 'police-stations'].map((kind) => [
      `POST /api/admin/accountability/${kind}/import`,
      400,
    ]),
  ),
};
/** What an issue that was just reported does not take. */
const NOT_YET = new Set([404, 409]);

describe.each(['token', 'public', 'console'] as const)('the examples of the document %s.json', (surface) => {
  let service: TestService;
  let headers: Record<string, string>;
  let ids: Map<string, string>;

  beforeAll(async () => {
    service = await startService();
    const admin = await person(service, { role: 'superadmin' });
    const official = await officialPerson(service);
    const reporter = await person(service);
    const issue = await reportedIssue(service, { by: reporter });
    const { messageId } = await postedMessage(service, issue, { by: admin });
    ids = new Map([
      ['usr', reporter.id],
      ['off', official.officialId],
      ['iss', issue],
      ['msg', messageId],
      ['med', await attachedPost(service, issue, admin)],
    ]);
    const { cookie } = await staffMember(service);
    headers = { authorization: `Bearer ${admin.accessToken}`, cookie, 'x-api-surface': surface };
  });
  afterAll(() => service.stop());

  it('work when tried', async () => {
    const document = documentOf(surface);
    const failures: string[] = [];
    // Reading comes before changing, and changing before removing.
    for (const method of ['get', 'put', 'post', 'patch', 'delete']) {
      for (const [path, item] of Object.entries(document.paths)) {
        const operation = item[method];
        // Signing out would end the session all others are tried in.
        if (!operation || path.endsWith('/logout')) continue;
        const name = `${method.toUpperCase()} ${path}`;
        const { status, text } = await tryOut(method, path, operation, document);
        const successes = Object.keys(operation.responses).filter((each) => /^[23]/.test(each));
        const isFine =
          successes.includes(String(status)) ||
          SECRET[name] === status ||
          (path.includes('{') && NOT_YET.has(status));
        if (!isFine) failures.push(`${name}: ${status} ${text.slice(0, 300)}`);
      }
    }
    expect(failures).toEqual([]);
  }, 300_000);

  function tryOut(method: string, path: string, operation: Operation, document: object) {
    const given = (operation.parameters ?? []).map((parameter) => resolved(parameter, document));
    const value = (parameter: Record<string, unknown>) =>
      withRealIds(
        String(exampleOf(parameter) ?? sample(parameter.schema as object, { skipReadOnly: true }, document)),
      );
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const parameter = given.find((each) => each.in === 'path' && each.name === name);
      return encodeURIComponent(parameter ? value(parameter) : 'unknown');
    });
    const query = given
      .filter((each) => each.in === 'query' && (exampleOf(each) !== undefined || each.required === true))
      .map((each) => `${String(each.name)}=${encodeURIComponent(value(each))}`);
    const schema = operation.requestBody?.content['application/json']?.schema;
    return send({
      method: method.toUpperCase(),
      url: `${service.url}${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`,
      headers: { ...headers, ...(schema && { 'content-type': 'application/json' }) },
      payload: schema && withRealIds(JSON.stringify(sample(schema, { skipReadOnly: true }, document))),
    });
  }

  function exampleOf({ example, schema }: Record<string, unknown>): unknown {
    return example ?? (schema as { example?: unknown } | undefined)?.example;
  }

  function withRealIds(text: string): string {
    return text.replaceAll(EXAMPLE_ID, (id, prefix: string) => ids.get(prefix) ?? id);
  }

  function resolved(parameter: object, document: object): Record<string, unknown> {
    const { $ref } = parameter as { $ref?: string };
    if ($ref === undefined) return parameter as Record<string, unknown>;
    const parts = $ref.slice(2).split('/');
    return parts.reduce(
      (node, part) => node[part] as Record<string, unknown>,
      document as Record<string, unknown>,
    );
  }
});
