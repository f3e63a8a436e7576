import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import { PersonalDataSubjectsService } from '../../../src/auth';
import { EXPORT_KINDS, type ExportedValue, PersonalDataHoldersService } from '../../../src/personal-data';
import { SubjectKeysService } from '../../../src/platform/subject-keys';
import { person, type TestPerson } from '../../factories/people';
import { everythingOf } from '../../support/service/everything-of';
import { ROOT } from '../../support/source/deployment';
import { startService, type TestService } from '../../support/service/service';

describe('a person of whom every exported column has a value', () => {
  let service: TestService;
  let markers: Map<string, string | undefined>;
  let others: Map<string, string | undefined>;
  let values: ExportedValue[];
  beforeAll(async () => {
    service = await startService();
    const [asha, ravi] = [await person(service), await person(service)];
    markers = await everythingOf(service.database, asha);
    others = await everythingOf(service.database, ravi);
    for (const who of [asha, ravi]) await sealRequest(who);
    values = await exportOf(asha);
  });
  afterAll(() => service.stop());

  async function sealRequest({ id }: TestPerson): Promise<void> {
    const seal = await service.app.get(SubjectKeysService, { strict: false }).sealer(id);
    const [row] = await service.database.sql<Record<string, string>>(
      `select text, email, answer from privacy_requests where subject_id = $1`,
      [id],
    );
    const sealed = ['text', 'email', 'answer'].map((field) => seal(`request.${field}`, row![field]!));
    await service.database.sql(
      `update privacy_requests set text = $2, email = $3, answer = $4 where subject_id = $1`,
      [id, ...sealed],
    );
  }

  async function exportOf({ id }: TestPerson): Promise<ExportedValue[]> {
    const subject = await service.app.get(PersonalDataSubjectsService, { strict: false }).find(id);
    const all: ExportedValue[] = [];
    for await (const value of service.app.get(PersonalDataHoldersService).export(subject!)) all.push(value);
    return all;
  }

  it('gets a line of every kind', () => {
    expect([...new Set(values.map(({ kind }) => kind))].sort()).toEqual(Object.keys(EXPORT_KINDS).sort());
  });

  it('gets the value of every exported column', () => {
    const leaves = new Set(values.flatMap(({ value }) => leavesOf(value)));
    const keys = new Set(values.flatMap(({ value }) => Object.keys(value)));
    const asProperty = (column: string) =>
      column.split('.')[1]!.replaceAll(/_(.)/g, (_, first: string) => first.toUpperCase());
    const missing = [...markers].filter(([column, marker]) =>
      // A boolean has no value of its own.
      marker === undefined ? !keys.has(asProperty(column)) : !leaves.has(marker),
    );
    expect(missing).toEqual([]);
    expect(markers.size).toBeGreaterThan(100);
  });

  it('gets lines as the published schema has them', () => {
    const schema = JSON.parse(readFileSync(join(ROOT, 'docs/api/export.schema.json'), 'utf8')) as {
      $defs: Record<string, object>;
    };
    expect(Object.keys(schema.$defs)).toEqual([...Object.keys(EXPORT_KINDS), 'manifest']);
    const ajv = addFormats(new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true }));
    ajv.addSchema(schema, 'export');
    const wrong = values.flatMap(({ kind, value }) => {
      const isValid = ajv.getSchema(`export#/$defs/${kind}`)!;
      return isValid(JSON.parse(JSON.stringify(value))) ? [] : [{ kind, errors: isValid.errors }];
    });
    expect(wrong).toEqual([]);
  });

  it('gets no value of anybody else', () => {
    const text = JSON.stringify(values);
    expect([...others].filter(([, marker]) => marker !== undefined && text.includes(marker))).toEqual([]);
  });
});

/** The values in an object, as text. */
function leavesOf(value: unknown): string[] {
  if (value instanceof Date) return [value.toISOString()];
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.values(value).flatMap(leavesOf);
}
