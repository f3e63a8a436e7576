import { Client } from 'pg';
import { sessionUrl } from './session-url';

/** What the driver connects with. */
function parametersOf(connectionString: string): Record<string, unknown> & { options?: string } {
  const client = new Client({ connectionString }) as unknown as { connectionParameters: object };
  return { ...client.connectionParameters };
}

describe('the URL of a database with the settings of a session', () => {
  it.each([
    'postgres://civic:p%40ss%3Aword@db.example:5433/civic',
    'postgresql://civic@localhost/civic?sslmode=no-verify&application_name=x%20y',
    'postgres://%2Fvar%2Frun%2Fpostgresql/civic',
    'postgres://civic:@[::1]:5432/civic?host=/var/run/postgresql',
  ])('is otherwise unchanged: %s', (url) => {
    const { options, ...others } = parametersOf(sessionUrl(url));
    expect(others).toEqual({ ...parametersOf(url), options: undefined });
    expect(options).toMatch(/^-c DateStyle=ISO,MDY .*-c default_transaction_isolation=read\\ committed$/);
  });

  it('keeps the options of the URL, before its own', () => {
    const { options } = parametersOf(sessionUrl('postgres://localhost/civic?options=-c%20work_mem%3D64MB'));
    expect(options).toMatch(/^-c work_mem=64MB -c DateStyle=/);
  });
});
