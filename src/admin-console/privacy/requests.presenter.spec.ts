import { presentRequest } from './requests.presenter';

const at = new Date('2026-03-14T10:00:00Z');
const request = {
  ...{ id: 'prq_1', subjectId: 'usr_1', city: 'mumbai' as const, kind: 'access' as const, text: 'All of it' },
  ...{ email: null, language: 'hi' as const, createdAt: at, dueAt: at },
  ...{ escalatedAt: null, answer: null, answeredAt: null, answeredBy: null },
};

describe('a request in the console', () => {
  it('has its times, and no address if it is that of an account', () => {
    expect(presentRequest(request)).toStrictEqual({
      ...{ id: 'prq_1', subject: 'usr_1', city: 'mumbai', kind: 'access', text: 'All of it', email: null },
      ...{ language: 'hi', createdAt: '2026-03-14T10:00:00.000Z', dueAt: '2026-03-14T10:00:00.000Z' },
      ...{ escalatedAt: null, answer: null, answeredAt: null, answeredBy: null },
    });
  });

  it('masks the address of somebody without an account', () => {
    const answered = { answer: 'Here', answeredAt: at, answeredBy: 'adm_1', escalatedAt: at };
    expect(presentRequest({ ...request, ...answered, email: 'asha@example.org' })).toMatchObject({
      ...{ email: 'a•••@e•••.org', answer: 'Here', answeredBy: 'adm_1' },
      ...{ escalatedAt: '2026-03-14T10:00:00.000Z', answeredAt: '2026-03-14T10:00:00.000Z' },
    });
    expect(presentRequest({ ...request, email: 'erased' }).email).toBe('erased');
  });
});
