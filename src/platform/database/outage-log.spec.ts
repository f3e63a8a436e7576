import { EventEmitter } from 'node:events';
import type { DataSource } from 'typeorm';
import type { Logger } from '../logging/logger';
import { OutageLog } from './outage-log';

const LOST = new Error('Connection terminated unexpectedly');

describe('the log of an outage of the database', () => {
  let pool: EventEmitter;
  let lines: Array<[level: string, fields: object, message: string]>;
  let log: OutageLog;

  beforeEach(() => {
    pool = new EventEmitter();
    lines = [];
    const line = (level: string) => (fields: object, message: string) =>
      void lines.push([level, fields, message]);
    const logger = {
      warn: line('warn'),
      info: line('info'),
      debug: line('debug'),
    } as unknown as Logger;
    log = new OutageLog({ driver: { master: pool } } as unknown as DataSource, logger);
  });

  const AWAY = [
    'warn',
    { cause: LOST.message },
    'the database is unavailable: requests that need it are answered with 503',
  ];
  const BACK = ['info', { seconds: expect.any(Number) as number }, 'the database is available again'];
  const works = (client: object) => {
    pool.emit('acquire', client);
    pool.emit('release', undefined, client);
  };

  it('has one line for any number of failed requests, and one line when the database is available again', () => {
    for (let n = 0; n < 3; n++) expect(log.isOutageAndLogged(LOST)).toBe(true);
    expect(lines).toEqual([AWAY]);
    works({});
    works({});
    expect(lines).toEqual([AWAY, BACK]);
    log.isOutageAndLogged(LOST);
    expect(lines).toEqual([AWAY, BACK, AWAY]);
  });

  it('does not report the end for a connection that fails or was taken before the outage', () => {
    const [before, failing] = [{}, {}];
    pool.emit('acquire', before);
    log.isOutageAndLogged(LOST);
    pool.emit('release', undefined, before);
    pool.emit('acquire', failing);
    pool.emit('release', LOST, failing);
    expect(lines).toEqual([AWAY]);
  });

  it('counts a timed-out wait for a connection as part of an outage only during one', () => {
    const waited = new Error('timeout exceeded when trying to connect');
    expect(log.isOutageAndLogged(waited)).toBe(false);
    log.isOutageAndLogged(LOST);
    expect(log.isOutageAndLogged(waited)).toBe(true);
    works({});
    expect(log.isOutageAndLogged(waited)).toBe(false);
    expect(lines).toEqual([AWAY, BACK]);
  });

  it('warns of a lost idle connection, unless the database is unreachable', () => {
    const message = 'an idle database connection was lost';
    pool.emit('error', LOST);
    expect(lines).toEqual([['warn', { err: LOST }, message]]);
    log.isOutageAndLogged(LOST);
    pool.emit('error', LOST);
    expect(lines.slice(1)).toEqual([AWAY, ['debug', { err: LOST }, message]]);
  });

  it('has no line for a connection lost while the pool closes', () => {
    Object.assign(pool, { ending: true });
    pool.emit('error', LOST);
    expect(lines).toEqual([]);
  });

  it('has no line for other failures of a request', () => {
    expect(log.isOutageAndLogged(new Error('timeout exceeded when trying to connect'))).toBe(false);
    expect(log.isOutageAndLogged(Object.assign(new Error('too slow'), { code: '57014' }))).toBe(false);
    works({});
    expect(lines).toEqual([]);
  });
});
