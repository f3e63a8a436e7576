import { AuditSeals } from '../../src/platform/audit';
import type { TestService } from '../support/service/service';

/** A record of the audit log, with what it says about people opened. */
export interface StoredRecord {
  action: string;
  target_kind: string;
  target_id: string;
  actor_id: string;
  surface: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** The audit records written while a function runs. */
export async function recordedDuring(
  service: TestService,
  act: () => Promise<unknown>,
): Promise<StoredRecord[]> {
  const [last] = await service.database.sql<{ position: string }>(
    `select coalesce(max(position), 0) as position from audit_records`,
  );
  await act();
  return opened(
    service,
    await service.database.sql<StoredRecord>(
      `select action, target_kind, target_id, actor_id, surface, before, after from audit_records
      where position > $1 order by position`,
      [last?.position],
    ),
  );
}

/** Opens what audit records say about people. */
export function opened<Rows>(service: TestService, rows: Rows): Promise<Rows> {
  return service.app.get(AuditSeals, { strict: false }).open(rows);
}
