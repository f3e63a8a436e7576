import { signature } from '../../factories/chat';
import {
  announcement,
  awaitedFile,
  boundariesForm,
  csvForm,
  delivery,
  FORM_TYPE,
  importedRecord,
  openForm,
  type Sample,
} from './bodies';
import type { Chance } from './chance';
import { type Draft, pathOf } from './draft';
import { written } from './json-text';
import type { Operation } from './operations';
import type { People } from './people';
import type { Pool } from './pool';
import { OPEN311_KEY } from './people';
import { CHAT_TOKEN } from './settings';
import type { Values } from './values';

/** The sources of requests. */
export interface World {
  operations: readonly Operation[];
  pool: Pool;
  values: Values;
  people: People;
  files: readonly Sample[];
  strings: readonly string[];
}

/** A request by its document, mostly about existing things. */
export async function draftOf(
  number: number,
  operation: Operation,
  chance: Chance,
  world: World,
): Promise<Draft> {
  const who = world.people.drawnFor(operation, chance);
  const parameters = pathParameters(operation, chance, world);
  const draft: Draft = {
    number,
    operation,
    who,
    method: operation.method,
    path: pathOf(operation.template, parameters),
    parameters,
    query: queryOf(operation, chance, world),
    headers: await world.people.headersOf(who, operation),
    spoilt: [],
  };
  if (operation.surface === 'public') draft.headers['x-api-surface'] = 'public';
  if (operation.parameters.some(({ name }) => name === 'Idempotency-Key') && chance.odds(0.3))
    draft.headers['idempotency-key'] = `key ${chance.below(50)}`;
  addBody(draft, chance, world);
  return draft;
}

/** How often an optional parameter is given. */
const SHARES: Record<string, number> = {
  lastKey: 0.2,
  'hub.mode': 0.9,
  'hub.verify_token': 0.9,
  'hub.challenge': 0.9,
};
const CHILDREN: Record<string, string> = { msgId: 'msg', mediaId: 'med', reqId: 'req' };

function pathParameters(
  operation: Operation,
  chance: Chance,
  { pool, values }: World,
): Record<string, string> {
  const named = operation.parameters.filter((each) => each.in === 'path');
  const parameters = Object.fromEntries(
    named.map(({ name, schema }) => [name, textOf(values.of(schema, name, chance, operation))]),
  );
  // A thing that belongs to an issue is mostly requested together with that issue.
  const child = named.find(({ name }) => CHILDREN[name] && named.length > 1)?.name;
  const pair = child && chance.odds(0.9) && pool.draw(`${CHILDREN[child]} of issue`, chance)?.split(' ');
  if (pair) [parameters.id, parameters[child]] = pair as [string, string];
  return Object.fromEntries(
    Object.entries(parameters).map(([name, text]) => [name, encodeURIComponent(text)]),
  );
}

function queryOf(operation: Operation, chance: Chance, { pool, values }: World): Array<[string, string]> {
  const own = pool.draw(`cursor of ${operation.template}`, chance);
  return operation.parameters
    .filter((each) => each.in === 'query' && (each.required || chance.odds(SHARES[each.name] ?? 0.5)))
    .map(({ name, schema }) => {
      if (name === 'lastKey' && own) return [name, encodeURIComponent(own)];
      const value = values.of(schema, name, chance, operation);
      return [name, encodeURIComponent(textOf(value))];
    });
}

function addBody(draft: Draft, chance: Chance, world: World): void {
  const { operation, headers } = draft;
  const { pool, values, files, operations, strings } = world;
  const { template, method, body } = operation;
  if (template === '/api/chat/webhook' && method === 'POST') {
    draft.body = delivery(pool, chance);
    headers['content-type'] = 'application/json';
    headers['x-hub-signature-256'] = signature(written(draft.body), CHAT_TOKEN);
  } else if (template.endsWith('/boundaries/import')) {
    draft.body = boundariesForm(chance, () => chance.of(strings));
    headers['content-type'] = FORM_TYPE;
  } else if (template.endsWith('/import')) {
    const record = importedRecord(operation, operations)!;
    const rows = Array.from(
      { length: chance.below(4) },
      () => values.of(record.body!, '', chance, record) as object,
    );
    draft.body = csvForm(record.body!, rows, chance, () => chance.of(strings));
    headers['content-type'] = FORM_TYPE;
  } else if (operation.form) {
    const fields = values.of(operation.form, '', chance, operation) as Record<string, unknown>;
    const { body, type } = openForm({ ...fields, api_key: OPEN311_KEY }, chance, { files, strings });
    draft.body = body;
    headers['content-type'] = type;
  } else if (template === '/media/{mediaId}' && method === 'PUT') {
    const file = awaitedFile(pool, files, chance);
    draft.body = file?.bytes ?? files[0]!.bytes;
    headers['content-type'] = file?.type ?? 'image/png';
    if (file)
      [draft.path, draft.query] = [file.target.split('?')[0]!, [[file.target.split('?')[1] ?? '', '']]];
  } else if (body) {
    const isMedia = template === '/api/issues/{id}/media' && chance.odds(0.6);
    draft.body = isMedia ? announcement(files, chance) : values.of(body, '', chance, operation);
    headers['content-type'] = 'application/json';
    if (template.endsWith('/geo/pincodes/{pincode}') && chance.odds(0.7))
      placeIn(draft, pool.draw('place', chance));
    if (template.endsWith('/resolve') && chance.odds(0.7)) proveBy(draft, pool.draw('med of issue', chance));
  }
}

/** A pincode is changed in one of its wards. */
function placeIn(draft: Draft, place: string | undefined): void {
  if (!place) return;
  const { pincode, cityId, wardCode } = JSON.parse(place) as Record<string, string>;
  draft.parameters.pincode = pincode!;
  draft.path = pathOf(draft.operation.template, draft.parameters);
  draft.body = { ...(draft.body as object), cityId, wardCode };
}

/** An issue is resolved with its own media. */
function proveBy(draft: Draft, pair: string | undefined): void {
  const [issue, medium] = pair?.split(' ') ?? [];
  if (!issue) return;
  draft.parameters.id = issue;
  draft.path = pathOf(draft.operation.template, draft.parameters);
  draft.body = { ...(draft.body as object), mediaIds: [medium] };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
