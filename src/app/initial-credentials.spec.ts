import { createInitialCredentials, type InitialCredentials } from './initial-credentials';

const ACCOUNT = { email: 'admin@console.example', password: 'secret' };

describe('what is shown only once', () => {
  const printed: InitialCredentials[] = [];
  const steps: Array<() => Promise<unknown>> = [];
  const shutdown = { isEnding: false, add: (step: () => Promise<unknown>) => void steps.push(step) };
  const print = (credentials: InitialCredentials) => void printed.push({ ...credentials });
  const stop = () => Promise.all(steps.map((step) => step()));
  beforeEach(() => {
    shutdown.isEnding = false;
    steps.length = 0;
    printed.length = 0;
  });

  it('is shown by the start, and not again by the stop', async () => {
    const make = (credentials: InitialCredentials) => Promise.resolve(void (credentials.signIn = ACCOUNT));
    const take = await createInitialCredentials(shutdown, make, print);
    expect(take()).toEqual({ signIn: ACCOUNT });
    await stop();
    expect(printed).toEqual([]);
  });

  it('is printed by a stop that comes before it is shown', async () => {
    await createInitialCredentials(
      shutdown,
      (credentials) => Promise.resolve(void (credentials.signIn = ACCOUNT)),
      print,
    );
    await stop();
    expect(printed).toEqual([{ signIn: ACCOUNT }]);
  });

  it('is printed by a stop that comes while it is created', async () => {
    let commit!: () => void;
    const committed = new Promise<void>((done) => (commit = done));
    const created = createInitialCredentials(
      shutdown,
      async (credentials) => {
        await committed;
        credentials.openKey = 'key';
      },
      print,
    );
    const stopped = stop();
    commit();
    await Promise.all([stopped, created]);
    expect(printed).toEqual([{ openKey: 'key' }]);
  });

  it('is printed as far as it was created if a later part fails', async () => {
    const failing = createInitialCredentials(
      shutdown,
      (credentials) => {
        credentials.openKey = 'key';
        return Promise.reject(new Error('no account'));
      },
      print,
    );
    await expect(failing).rejects.toThrow('no account');
    await stop();
    expect(printed).toEqual([{ openKey: 'key' }]);
  });

  it('is not created while the process stops: the next start creates it', async () => {
    shutdown.isEnding = true;
    const take = await createInitialCredentials(shutdown, () => Promise.reject(new Error('made')), print);
    expect(take()).toEqual({});
  });
});
