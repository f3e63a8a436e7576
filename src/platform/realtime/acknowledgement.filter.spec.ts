import { DomainError } from '../http/domain-error';
import { createLogger } from '../logging/logger';
import { ExecutionContextHost } from '../patches/nest-internals';
import { AcknowledgementFilter } from './acknowledgement.filter';
import { EventDropped } from './event-limit.guard';

describe('AcknowledgementFilter', () => {
  const error = jest.fn();
  const filter = new AcknowledgementFilter(Object.assign(createLogger('silent'), { error }));
  beforeEach(() => error.mockReset());

  /** The arguments of a handler as Nest passes them: socket, payload, acknowledgement, pattern. */
  const hostOf = (acknowledgement: unknown) =>
    new ExecutionContextHost([{}, { issueId: 'iss_x' }, acknowledgement, 'issue:join']);
  const answerTo = (thrown: unknown) => {
    const acknowledge = jest.fn();
    filter.catch(thrown, hostOf(acknowledge));
    return acknowledge.mock.calls as unknown[][];
  };

  it('acknowledges a domain error with its code and message, and logs nothing', () => {
    const failure = { ok: false, error: { code: 'CONFLICT', message: 'Enough' } };
    expect(answerTo(new DomainError('conflict', 'Enough'))).toEqual([[failure]]);
    expect(error).not.toHaveBeenCalled();
  });

  it.each([[new TypeError('a secret')], ['a text'], [undefined], [null], [Object.create(null)]])(
    'acknowledges and logs an unexpected error: %p',
    (thrown) => {
      const failure = {
        ok: false,
        error: { code: 'INTERNAL_ERROR', message: 'The service failed unexpectedly' },
      };
      expect(answerTo(thrown)).toEqual([[failure]]);
      expect(error).toHaveBeenCalledTimes(1);
    },
  );

  it('acknowledges no event beyond the limit, and does not log it', () => {
    expect(answerTo(new EventDropped())).toEqual([]);
    expect(error).not.toHaveBeenCalled();
  });

  it.each([[undefined], [null], [7], ['a text'], [{}]])(
    'does nothing if the acknowledgement is %p',
    (none) => {
      expect(() => filter.catch(new DomainError('conflict', 'Enough'), hostOf(none))).not.toThrow();
    },
  );

  it.each<[string, () => void]>([
    [
      'the acknowledgement throws',
      () =>
        filter.catch(
          new TypeError('x'),
          hostOf(() => {
            throw new Error('gone');
          }),
        ),
    ],
    [
      'the log throws',
      () => {
        error.mockImplementation(() => {
          throw new Error('full');
        });
        filter.catch(new TypeError('x'), hostOf(jest.fn()));
      },
    ],
    [
      'what was thrown cannot be looked at',
      () => {
        const hostile = new Proxy(new Error(), {
          get: () => {
            throw new Error('no');
          },
        });
        filter.catch(hostile, hostOf(jest.fn()));
      },
    ],
  ])('throws nothing when %s', (_, act) => {
    expect(act).not.toThrow();
  });
});
