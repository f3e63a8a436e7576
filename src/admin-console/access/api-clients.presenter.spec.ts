import { columnsNotPresented } from '../../../test/support/source/every-column';
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
  it('shows when it was registered and revoked', () => {
    expect(presentApiClient(CLIENT)).toStrictEqual({
      ...CLIENT,
      createdAt: '2026-03-01T10:00:00.123Z',
      revokedAt: '2026-03-02T11:30:00.456Z',
    });
  });

  it('with a valid key has null as the time of revocation', () => {
    expect(presentApiClient({ ...CLIENT, revokedAt: null }).revokedAt).toBeNull();
  });

  it('shows every column read, and nothing else', () => {
    expect(columnsNotPresented(CLIENT, presentApiClient)).toEqual([]);
    expect(presentApiClient({ ...CLIENT, keyHash: 'secret' } as ListedApiClient)).not.toHaveProperty(
      'keyHash',
    );
  });

  it('is shown with its key after its registration', () => {
    expect(presentRegistered({ client: CLIENT, apiKey: 'c311_key' })).toStrictEqual({
      id: 'cli_1',
      name: 'City app',
      apiKey: 'c311_key',
    });
  });
});
