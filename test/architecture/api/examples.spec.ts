import { sample } from 'openapi-sampler';
import { withoutBoundaries } from '../../factories/accountability';
import { staffMember } from '../../factories/console';
import {
  freshIssue,
  freshAccount,
  type Ids,
  issueForMp,
  issueToReopen,
  issueWithFile,
  locatedIssue,
  oneOfEach,
  unreachedOfficial,
} from '../../factories/examples';
import { person } from '../../factories/people';
import { documentOf, type Operation } from '../../support/source/documents';
import { send } from '../../support/network/http';
import { startService, type TestService } from '../../support/service/service';

/** Ids in the examples: valid, but of nothing that exists. */
const EXAMPLE_ID = /\b([a-z]{3})_01k0g4yq3fe8tr2v7b5x9cdm6h\b/g;
/**
 * Requests whose values no document can provide: tokens, passwords, codes, one's own sessions, signatures, files,
 * cluster members, times. They are refused for these values, not for their form.
 */
const REFUSED: Record<string, number> = {
  'POST /api/auth/google': 401,
  'POST /api/auth/refresh': 401,
  // Only after a fresh sign-in.
  'POST /api/users/me/erasure': 403,
  'GET /api/users/me/erasure': 404,
  'GET /api/users/me/privacy/apply': 404,
  'DELETE /api/users/me/erasure': 404,
  // The service of the spec has no identity provider of the console.
  'GET /api/admin/auth/oidc': 404,
  'GET /api/admin/auth/oidc/callback': 404,
  'POST /api/admin/auth/login': 401,
  'POST /api/admin/auth/accept-invite': 404,
  'POST /api/admin/auth/password': 400,
  'POST /api/admin/auth/totp/enrol': 400,
  'POST /api/admin/auth/totp/confirm': 409,
  'DELETE /api/admin/auth/sessions/{sessionId}': 404,
  'PUT /media/{mediaId}': 403,
  'POST /api/admin/geo/boundaries/import': 400,
  'POST /open311/v2/requests.{format}': 403,
  'POST /open311/{city}/v2/requests.{format}': 403,
  'POST /api/admin/feed/media': 400,
  'POST /api/admin/feed/issues/{id}/files': 400,
  'POST /api/admin/feed/issues/{id}/media': 400,
  // Its example has each reason's fields, of which it takes those of one.
  'POST /api/admin/feed/issues/{id}/resolve': 400,
  'POST /api/admin/feed/issues/{id}/split': 409,
  // Only the account that began an act on many issues sees it.
  'GET /api/admin/queue/acts/{actId}': 404,
  'POST /api/admin/queue/acts/{actId}/stop': 404,
  'POST /api/admin/queue/acts/{actId}/undo': 404,
  // Only its person has an export; asking for one needs a fresh sign-in.
  'POST /api/users/me/exports': 403,
  'GET /api/users/me/exports/{exportId}': 404,
  'GET /api/users/me/exports/{exportId}/file': 404,
  'DELETE /api/users/me/exports/{exportId}': 404,
  // Only its author corrects a note.
  'PATCH /api/admin/feed/issues/{id}/notes/{noteId}': 403,
  // Its example names who gets the issues of a unit that stays active.
  'PATCH /api/admin/units/{unitId}': 400,
  // Tokens are never issued.
  'GET /open311/v2/tokens/{token}.{format}': 404,
  'GET /open311/{city}/v2/tokens/{token}.{format}': 404,
  'POST /api/admin/officials/records/{kind}/import': 400,
  'POST /api/admin/feed/duplicates/{clusterId}/merge': 409,
  'POST /api/admin/feed/duplicates/{clusterId}/undo': 409,
  'POST /api/admin/feed/duplicates/{clusterId}/dismiss': 409,
  'POST /api/admin/access/invitations/withdraw': 409,
  // The holder that was seen.
  'POST /api/admin/feed/issues/{id}/assign': 409,
  // Only who wrote the text.
  'POST /api/issues/{id}/redactions': 403,
  'POST /api/issues/{id}/reopen-request/{reqId}/redactions': 403,
  // The issue has no resolution.
  'POST /api/issues/{id}/resolution/redactions': 404,
  // Nothing was found or taken out.
  'POST /api/admin/privacy/findings/{findingId}/dismiss': 404,
  'POST /api/admin/privacy/redactions/{redactionId}/undo': 404,
  // Only who contributed to it.
  'PATCH /api/issues/{id}/privacy': 403,
  // Only a request that was made is answered.
  'POST /api/admin/privacy/requests/{requestId}/answer': 404,
  // The source with which an issue may be closed depends on who closes it.
  'PATCH /api/issues/{id}/close': 403,
  ...Object.fromEntries(
    ['jurisdictions', 'officials', 'departments', 'police-stations'].map((kind) => [
      `POST /api/admin/accountability/${kind}/import`,
      400,
    ]),
  ),
};
/** Operations that are not tried on the shared issue, as the others have changed it by then. */
const OWN: Record<string, (service: TestService) => Promise<Ids>> = {
  'GET /api/admin/feed/issues/{id}/files/{fileId}': issueWithFile,
  'POST /api/admin/feed/issues/{id}/notes': issueWithFile,
  'PATCH /api/admin/feed/issues/{id}/notes/{noteId}': issueWithFile,
  'POST /api/admin/feed/issues/{id}/answers': freshIssue,
  'POST /api/admin/access/accounts/{accountId}/deactivate': freshAccount,
  'PATCH /api/issues/{id}': freshIssue,
  'PATCH /api/issues/{id}/privacy': locatedIssue,
  'PATCH /api/issues/{id}/reopen-request/{reqId}': issueToReopen,
  'POST /api/issues/{id}/resolution/redactions': freshIssue,
  'POST /api/issues/{id}/reopen-request/{reqId}/redactions': issueToReopen,
  'POST /api/admin/feed/issues/{id}/redact-text': freshIssue,
  'POST /api/admin/feed/issues/{id}/status': freshIssue,
  'POST /api/admin/feed/issues/{id}/reopen-requests/{requestId}': issueToReopen,
  'POST /api/admin/feed/issues/{id}/reassign': freshIssue,
  'POST /api/admin/feed/issues/{id}/category': freshIssue,
  'POST /api/admin/feed/issues/{id}/escalate-to-mp': issueForMp,
  'POST /api/admin/officials/{officialId}/write-again': unreachedOfficial,
  // The boundary must not exist yet.
  'PUT /api/admin/geo/wards/{wardId}/boundary': (service) => withoutBoundaries(service).then(() => ({})),
};

describe.each(['token', 'public', 'console', 'open311'] as const)(
  'the examples of the document %s.json',
  (surface) => {
    let service: TestService;
    let headers: Record<string, string>;
    let ids: Ids;

    beforeAll(async () => {
      service = await startService();
      const admin = await person(service, { role: 'superadmin' });
      ids = await oneOfEach(service, admin);
      const { cookie } = await staffMember(service);
      headers = { authorization: `Bearer ${admin.accessToken}`, cookie, 'x-api-surface': surface };
    });
    afterAll(() => service.stop());

    it('work', async () => {
      const document = documentOf(surface);
      const failures: string[] = [];
      // Reads come before changes, and changes before removals.
      for (const method of ['get', 'put', 'post', 'patch', 'delete']) {
        for (const [path, item] of Object.entries(document.paths)) {
          const operation = item[method];
          // Signing out would end the session of all other requests.
          if (!operation || path.endsWith('/logout')) continue;
          const name = `${method.toUpperCase()} ${path}`;
          const own = { ...ids, ...(await OWN[name]?.(service)) };
          const { status, text } = await tryOut({ method, path, operation, ids: own }, document);
          const successes = Object.keys(operation.responses).filter((each) => /^[23]/.test(each));
          const expected = name in REFUSED ? [String(REFUSED[name])] : successes;
          if (!expected.includes(String(status))) failures.push(`${name}: ${status} ${text.slice(0, 300)}`);
        }
      }
      expect(failures).toEqual([]);
    }, 300_000);

    interface Tried {
      method: string;
      path: string;
      operation: Operation;
      ids: Ids;
    }

    function tryOut({ method, path, operation, ids }: Tried, document: object) {
      const withRealIds = (text: string) =>
        text.replaceAll(EXAMPLE_ID, (id, prefix: string) => ids[prefix] ?? id);
      const given = (operation.parameters ?? []).map((parameter) => resolved(parameter, document));
      const value = (parameter: Record<string, unknown>) =>
        withRealIds(
          String(
            exampleOf(parameter) ?? sample(parameter.schema as object, { skipReadOnly: true }, document),
          ),
        );
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        const parameter = given.find((each) => each.in === 'path' && each.name === name);
        return encodeURIComponent(parameter ? value(parameter) : 'unknown');
      });
      const query = given
        .filter((each) => each.in === 'query' && (exampleOf(each) !== undefined || each.required === true))
        .map((each) => `${String(each.name)}=${encodeURIComponent(value(each))}`);
      const content = operation.requestBody?.content ?? {};
      const form = content['application/x-www-form-urlencoded'];
      const schema = (content['application/json'] ?? form)?.schema;
      const written = (example: unknown) =>
        form ? new URLSearchParams(example as Record<string, string>).toString() : JSON.stringify(example);
      return send({
        method: method.toUpperCase(),
        url: `${service.url}${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`,
        headers: {
          ...headers,
          ...keyFor(operation, ids),
          ...accepted(operation),
          ...(schema && { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' }),
        },
        payload: schema && withRealIds(written(sample(schema, { skipReadOnly: true }, document))),
      });
    }

    /** The key of a registered client, if the operation requires one. */
    function keyFor({ security }: Operation, { key = '' }: Ids): { authorization?: string } {
      return security?.some((one) => 'client_key' in one) ? { authorization: `Bearer ${key}` } : {};
    }

    /** The Accept header of a client that follows the document. */
    function accepted({ responses }: Operation): { accept?: string } {
      const success = responses['200'] as { content?: object } | undefined;
      const [accept] = Object.keys(success?.content ?? {});
      return accept === undefined ? {} : { accept };
    }

    function exampleOf({ example, schema }: Record<string, unknown>): unknown {
      return example ?? (schema as { example?: unknown } | undefined)?.example;
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
  },
);
