import { AccountabilityRecords } from '../../src/accountability/records/accountability-records.service';
import { RECORD_KINDS, type RecordPath } from '../../src/accountability/records/record-kind';
import type { TestService } from '../support/service/service';

const TESTS = { id: 'tests', displayName: 'Tests' };

/** Adds an accountability record. @returns its id */
export async function addedRecord(
  service: TestService,
  path: RecordPath,
  fields: Record<string, unknown>,
): Promise<string> {
  const kind = RECORD_KINDS[path];
  const values = Object.assign(new kind.create(), fields);
  const records = service.app.get(AccountabilityRecords, { strict: false });
  return (await records.create(TESTS, kind, values)).record.id;
}

/** Removes the boundaries of all wards: issues are then placed by pincode and nearest place. */
export async function withoutBoundaries({ database }: TestService): Promise<void> {
  await database.sql("delete from ward_rings; update wards set boundary = null, boundary_source = ''");
}

/** Marks the address of an official as permanently refused. */
export async function refusedMail({ database }: TestService, officialId: string): Promise<void> {
  const address = `${officialId}@city.example`;
  await database.sql('update officials set email = $2 where id = $1', [officialId, address]);
  await database.sql(`insert into mail_suppressions (address, reason, at) values ($1, '550 5.1.1', now())`, [
    address,
  ]);
}
