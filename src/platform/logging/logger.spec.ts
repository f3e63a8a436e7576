import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { QueryFailedError } from 'typeorm';
import { createLogger, FrameworkLogger, type Logger } from './logger';

const WORDS = 'words of a person who trusts us';

/** An error as `pg-pool` emits it: with the client attached. */
function poolError(): Error {
  const client = new Client({ host: '127.0.0.1', user: 'civic', password: 'the password', options: WORDS });
  return Object.assign(new Error('Connection terminated unexpectedly'), { client, code: 'ECONNRESET' });
}

describe('the logger', () => {
  const folder = mkdtempSync(join(tmpdir(), 'logger-'));
  const file = join(folder, 'log');
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The output, as written to a file or to a terminal without colours. */
  const written = async (act: (logger: Logger) => void, isTerminal = false) => {
    const fd = openSync(file, 'w');
    const logger = createLogger('debug', { fd, isTerminal });
    act(logger);
    await logger.flush();
    closeSync(fd);
    return readFileSync(file, 'utf8');
  };
  const line = async (act: (logger: Logger) => void) =>
    JSON.parse(await written(act)) as Record<string, unknown> & { err: Record<string, unknown> };

  it('writes the name of the level in each line', async () => {
    const lines = await written((logger) => {
      for (const level of ['debug', 'info', 'warn', 'error'] as const) logger[level]({ port: 1 }, 'said');
    });
    const said = lines.trimEnd().split('\n');
    expect(said.map((each) => (JSON.parse(each) as { level: string }).level)).toEqual([
      'debug',
      'info',
      'warn',
      'error',
    ]);
    expect(said[1]).toMatch(/^\{"level":"info","time":"[\d-]+T[\d:.]+Z","port":1,"msg":"said"\}$/);
  });

  it('writes the lines that were logged during a write before it reports a flush', async () => {
    const lines = await written((logger) => {
      logger.info({ text: 'x'.repeat(20_000) }, 'first');
      for (let n = 0; n < 10; n++) logger.info({ text: 'x'.repeat(5000) }, `middle ${n}`);
      logger.info({}, 'last');
    });
    const said = lines.trimEnd().split('\n');
    expect(said.map((each) => (JSON.parse(each) as { msg: string }).msg)).toEqual([
      'first',
      ...Array.from({ length: 10 }, (_, n) => `middle ${n}`),
      'last',
    ]);
  });

  it('writes the type and code of an error, and nothing of its connection', async () => {
    const text = await written((logger) => logger.warn({ err: poolError() }, 'lost'));
    expect(JSON.parse(text)).toMatchObject({
      err: { type: 'Error', message: 'Connection terminated unexpectedly', code: 'ECONNRESET' },
    });
    expect(Object.keys((JSON.parse(text) as { err: object }).err)).toEqual([
      'type',
      'message',
      'code',
      'stack',
    ]);
    expect(text).not.toMatch(/password|trusts us/);
  });

  it('writes neither the text nor the parameters of a failed statement', async () => {
    const driver = Object.assign(new Error('duplicate key value'), {
      code: '23505',
      constraint: 'issues_pk',
      detail: WORDS,
    });
    const { err } = await line((logger) =>
      logger.error(
        { err: new QueryFailedError('insert into issues values ($1)', [WORDS], driver) },
        'failed',
      ),
    );
    expect(err).toEqual({
      type: 'QueryFailedError',
      message: 'duplicate key value',
      code: '23505',
      constraint: 'issues_pk',
      stack: expect.stringMatching(/^at /) as string,
    });
  });

  it('limits the causes and the length of an error', async () => {
    const deep = (depth: number): Error =>
      depth === 0
        ? new Error('x'.repeat(100_000))
        : new Error(`at depth ${depth}`, { cause: deep(depth - 1) });
    const text = await written((logger) => {
      logger.error({ err: deep(50) }, 'failed');
      logger.error({ err: deep(0) }, 'failed');
      logger.error(
        { err: Object.assign(new Error('many'), { stack: `Error\n${'    at x\n'.repeat(99)}` }) },
        '',
      );
    });
    const [first, second, third] = text.split('\n');
    expect(JSON.parse(first!)).toMatchObject({ err: { cause: { cause: { message: 'at depth 48' } } } });
    expect(first).not.toContain('at depth 47');
    expect(second!.length).toBeLessThan(3000);
    expect(third!.match(/at x/g)).toHaveLength(8);
  });

  it.each([
    ['a text', 'lost', { type: 'string', message: 'lost' }],
    ['an object', { secret: WORDS }, { type: 'object', message: '[object Object]' }],
  ])('accepts a thrown %s', async (_, thrown, said) => {
    expect((await line((logger) => logger.warn({ err: thrown }, ''))).err).toEqual(said);
  });

  it('writes the first of several errors', async () => {
    const several = new AggregateError([new Error('ECONNREFUSED ::1'), new Error('second')], 'all failed');
    expect((await line((logger) => logger.warn({ err: several }, ''))).err).toMatchObject({
      type: 'AggregateError',
      message: 'all failed',
      cause: { message: 'ECONNREFUSED ::1' },
    });
  });

  it('does not log the error of a failed start as an error, since the caller reports it', async () => {
    const lines = await written((logger) => {
      const framework = new FrameworkLogger(logger);
      framework.error('reported by main', 'Error\n    at x', 'ExceptionHandler');
      framework.error('a fault', `Error: ${WORDS}\n    at x`, 'Router');
    });
    const [start, fault] = lines.split('\n').map((each) => each && (JSON.parse(each) as object));
    expect(start).toMatchObject({ level: 'debug', msg: 'reported by main' });
    expect(fault).toMatchObject({ level: 'error', context: 'Router', stack: 'at x' });
    expect(lines).not.toContain(WORDS);
  });

  describe('on a terminal', () => {
    const shown = (act: (logger: Logger) => void) => written(act, true);

    it('writes the time of day, the name of the level, the message and the fields', async () => {
      expect(
        await shown((logger) => {
          logger.info({ address: '127.0.0.1', port: 3000 }, 'listening');
          logger.error({ reason: 'two words', more: { a: 1 } }, 'failed');
        }),
      ).toMatch(
        /^\d\d:\d\d:\d\d\.\d{3} INFO {2}listening address=127\.0\.0\.1 port=3000\n[\d:.]{12} ERROR failed reason="two words" more=\{"a":1\}\n$/,
      );
    });

    it('writes an error and its cause below the line, one frame per line', async () => {
      const error = Object.assign(new Error('outer', { cause: new TypeError('inner') }), { code: 'ECODE' });
      const lines = (await shown((logger) => logger.error({ err: error }, 'failed'))).trimEnd().split('\n');
      expect(lines[0]).toMatch(/ERROR failed$/);
      expect(lines[1]).toBe('    Error (ECODE): outer');
      expect(lines[2]).toMatch(/^ {6}at /);
      expect(lines).toContain('    TypeError: inner');
      expect(lines.length).toBeLessThan(22);
    });

    it('escapes control characters', async () => {
      const text = await shown((logger) => {
        const path = '/\x1b[2J\r\nERROR forged\x9b0m';
        logger.info({ path, err: new Error('\x1b]0;title\x07') }, '\x1b[31mred');
      });
      expect(text).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f]/);
      expect(text).toContain(
        '\\x1b[31mred path="/\\u001b[2J\\r\\nERROR forged\\x9b0m"\n    Error: \\x1b]0;title\\x07\n',
      );
    });
  });
});
