import { createFirstLook, type FirstLook } from './first-look';

const ACCOUNT = { email: 'admin@console.example', password: 'secret' };

describe('what is shown only once', () => {
  const printed: FirstLook[] = [];
  const steps: Array<() => Promise<unknown>> = [];
  const shutdown = { isEnding: false, add: (step: () => Promise<unknown>) => void steps.push(step) };
  const print = (look: FirstLook) => void printed.push({ ...look });
  const stop = () => Promise.all(steps.map((step) => step()));
  beforeEach(() => {
    shutdown.isEnding = false;
    steps.length = 0;
    printed.length = 0;
  });

  it('is shown by the start, and not again by the stop', async () => {
    const make = (look: FirstLook) => Promise.resolve(void (look.signIn = ACCOUNT));
    const take = await createFirstLook(shutdown, make, print);
    expect(take()).toEqual({ signIn: ACCOUNT });
    await stop();
    expect(printed).toEqual([]);
  });

  it('is printed by a stop that comes before it is shown', async () => {
    await createFirstLook(shutdown, (look) => Promise.resolve(void (look.signIn = ACCOUNT)), print);
    await stop();
    expect(printed).toEqual([{ signIn: ACCOUNT }]);
  });

  it('is printed by a stop that comes while it is created', async () => {
    let commit!: () => void;
    const committed = new Promise<void>((done) => (commit = done));
    const created = createFirstLook(
      shutdown,
      async (look) => {
        await committed;
        look.openKey = 'key';
      },
      print,
    );
    const stopped = stop();
    commit();
    await Promise.all([stopped, created]);
    expect(printed).toEqual([{ openKey: 'key' }]);
  });

  it('is printed as far as it was created if a later part fails', async () => {
    const failing = createFirstLook(
      shutdown,
      (look) => {
        look.openKey = 'key';
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
    const take = await createFirstLook(shutdown, () => Promise.reject(new Error('made')), print);
    expect(take()).toEqual({});
  });
});
