import request from 'supertest';
import { opened } from '../../factories/audit';
import type { TestPerson } from '../../factories/people';
import type { Envelope, ErrorEnvelope } from '../network/client';
import { answerOf, type HttpAnswer } from '../network/http';
import type { TestService } from './service';

/** The kinds of accountability records, by their paths. */
export type Kind = 'jurisdictions' | 'officials' | 'departments' | 'police-stations';

export interface Imported {
  imported: number;
  skipped: number;
  errors: Array<{ row: number; field: string; message: string }>;
}

/** A new record of each kind. */
export const NEW_RECORDS: Record<Kind, Record<string, unknown>> = {
  jurisdictions: {
    city: 'pune',
    ward: 'Test Ward',
    pincodes: ['999001', '999002'],
    ward_officer_id: '',
    corporator_id: '',
    constituency_assembly: 'Test Seat',
    constituency_parliamentary: 'Test House',
  },
  officials: {
    name: 'Ward Officer, Test Ward',
    designation: 'Ward Officer',
    city: 'pune',
    ward: 'Test Ward',
    phone: '+91 20 5550 0000',
    email: 'test.ward@example.org',
    chat_number: '+91 90000 00000',
    micro_handle: '@testward',
  },
  departments: {
    name: 'Test Department',
    city: 'pune',
    categories: ['road', 'traffic'],
    contact_phone: '=1+1',
    contact_email: '',
  },
  'police-stations': {
    name: 'Test Police Station',
    city: 'pune',
    pincodes: ['999001'],
    contact_phone: '100',
    address: 'Near the "old" market, first lane',
  },
};

/** The path of a list of records, or of one record. */
export function recordsPath(kind: Kind, rest = ''): string {
  return `/api/admin/accountability/${kind}${rest}`;
}

/** Creates a record over HTTP. */
export function createRecord(
  service: TestService,
  admin: TestPerson,
  kind: Kind,
  body: object = NEW_RECORDS[kind],
): Promise<HttpAnswer<Envelope<Record<string, unknown>> & ErrorEnvelope>> {
  return service.tokenApi.as(admin).post(recordsPath(kind), body);
}

/** Imports a file of records over HTTP. @param field the name of the form field with the file */
export function importFile(
  service: TestService,
  who: TestPerson,
  kind: Kind,
  csv: string | Buffer,
  field = 'file',
): Promise<HttpAnswer<Envelope<Imported> & ErrorEnvelope>> {
  return answerOf(
    request(service.url)
      .post(recordsPath(kind, '/import'))
      .auth(who.accessToken, { type: 'bearer' })
      .attach(field, Buffer.from(csv), { filename: 'rows.csv', contentType: 'text/csv' }),
  );
}

/** The exported file of all records of a kind. */
export async function exportedFile(
  service: TestService,
  admin: TestPerson,
  kind: Kind,
  query = '',
): Promise<string> {
  const answer = await request(service.url)
    .get(recordsPath(kind, `/export${query}`))
    .auth(admin.accessToken, { type: 'bearer' });
  return answer.text;
}

/** The audit records of a record, oldest first. */
export async function auditOf(
  service: TestService,
  id: unknown,
): Promise<Array<{ action: string; before: unknown; after: unknown }>> {
  const records = await service.database.sql<{ action: string; before: unknown; after: unknown }>(
    `select action, before, after from audit_records where target_id = $1 order by id`,
    [id],
  );
  return opened(service, records);
}

/** A form with a file of records. @param name the name of its field */
export function fileForm(csv: string | Buffer, name = 'file'): Buffer {
  return Buffer.concat([
    Buffer.from(`--x\r\nContent-Disposition: form-data; name="${name}"; filename="rows.csv"\r\n\r\n`),
    Buffer.from(csv),
    Buffer.from('\r\n--x--\r\n'),
  ]);
}
