import { actionsOf } from '../../src/web/console/browser/modules/audit/actions';
import { addedRecord } from '../factories/accountability';
import { recordedDuring } from '../factories/audit';
import { person } from '../factories/people';
import type { HttpAnswer } from '../support/network/http';
import { startService, type TestService } from '../support/service/service';

describe('every change', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  it('by an admin of the token API has one audit record', async () => {
    const asha = await person(service);
    const admin = await person(service, { role: 'admin' });
    const api = service.tokenApi.as(admin);
    const kind = '/api/admin/accountability/police-stations';
    const station = await addedRecord(service, 'police-stations', { name: 'Real', city: 'pune' });
    const acts: Array<[string | null, () => Promise<HttpAnswer>]> = [
      ['user.role', () => api.patch(`/api/users/${asha.id}/role`, { role: 'power_user' })],
      [null, () => api.patch(`/api/users/${asha.id}/role`, { role: 'power_user' })],
      [null, () => api.patch(`/api/users/${asha.id}/role`, { role: 'superadmin' })],
      ['accountability.create', () => api.post(kind, { name: 'New', city: 'pune' })],
      [null, () => api.post(kind, { name: 'New', city: 'atlantis' })],
      ['accountability.update', () => api.put(`${kind}/${station}`, { name: 'Other' })],
      ['accountability.delete', () => api.delete(`${kind}/${station}`)],
      [null, () => api.delete(`${kind}/${station}`)],
    ];
    for (const [action, act] of acts) {
      const records = await recordedDuring(service, act);
      // The console offers the action as a filter of the log.
      for (const record of records) expect(actionsOf(record.target_kind)).toContain(record.action);
      expect(records.map((record) => [record.action, record.actor_id, record.surface])).toEqual(
        action === null ? [] : [[action, admin.id, 'token']],
      );
    }
  });
});
