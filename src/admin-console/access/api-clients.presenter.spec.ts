import { columnsNotPresented } from '../../../test/support/every-column';
import type { ListedApiClient } from '../../auth';
import { presentApiClient, presentRegistered } from './api-clients.presenter';

const CLIENT: ListedApiClient = {
  id: 'cli_1',
  name: 'City app',
  email: 'app@example.org',
  cityScope: ['pune'],
  createdAt: new Date('2026-03-01T10:00:00.123Z'),
  revokedAt: new Date('2026-03-02T11:30:00.456Z'),
};

describe('a client of Open311', () => {
  it('is shown with when it was registered and revoked', () => {
    expect(presentApiClient(CLIENT)).toStrictEqual({
      ...CLIENT,
      createdAt: '2026-03-01T10:00:00.123Z',
      revokedAt: '2026-03-02T11:30:00.456Z',
    });
  });

  it('that may still ask has no time of its end', () => {
    expect(presentApiClient({ ...CLIENT, revokedAt: null }).revokedAt).toBeNull();
  });

  it('shows all that is read of it, and no more', () => {
    expect(columnsNotPresented(CLIENT, presentApiClient)).toEqual([]);
    expect(presentApiClient({ ...CLIENT, keyHash: 'secret' } as ListedApiClient)).not.toHaveProperty(
      'keyHash',
    );
  });

  it('that was just registered is shown with its key', () => {
    expect(presentRegistered({ client: CLIENT, apiKey: 'c311_key' })).toStrictEqual({
      id: 'cli_1',
      name: 'City app',
      apiKey: 'c311_key',
    });
  });
});
