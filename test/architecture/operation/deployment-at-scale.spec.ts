import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { SETTINGS } from '../../../src/platform/config/settings';
import { composition, type ComposeService, dockerFile, ROOT } from '../../support/source/deployment';

describe('several instances', () => {
  const { services } = composition('compose.yml', 'compose.scale.yml');
  const { app, proxy } = services as Record<'app' | 'proxy', ComposeService>;
  const haproxy = dockerFile('haproxy.cfg');
  /** The lines of a section, without comments. */
  const section = (name: string) => {
    const lines = haproxy.split('\n').filter((line) => !/^\s*#/.test(line));
    const start = lines.indexOf(name);
    const end = lines.findIndex((line, index) => index > start && /^\S/.test(line));
    return lines.slice(start + 1, end === -1 ? undefined : end).map((line) => line.trim());
  };

  it('have nothing that only one instance could have', () => {
    expect(app.deploy?.replicas).toBeGreaterThan(1);
    expect([app.container_name, app.hostname, app.ports, app.volumes]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('trust the one proxy, which trusts nobody', () => {
    expect(app.environment?.TRUST_PROXY).toBe('1');
    expect(section('frontend public')).toEqual(
      expect.arrayContaining([
        'http-request set-header X-Forwarded-For %[src]',
        'http-request del-header X-Forwarded-Host',
        'http-request del-header Forwarded',
      ]),
    );
  });

  it('have logs of the path of a request, without its query, which holds signatures, codes and links', () => {
    const lines = [...section('defaults'), ...section('frontend public')];
    expect(lines.filter((line) => /^option (httplog|tcplog|httpslog)|^capture /.test(line))).toEqual([]);
    const formats = lines.filter((line) => line.startsWith('log-format'));
    expect(formats).toEqual([expect.stringContaining('%HM %HPO %HV')]);
    // The whole request line, its URI with the query, the query; samples, and captured headers such as Referer.
    expect(formats[0]).not.toMatch(/%(\{[^}]*\})?(r|HU|HP|HQ|hr|hs|hrl|hsl)\b|%\[/);
    expect(services.store!.environment?.RUST_LOG).toMatch(/\bgarage_api_common::generic_server=error$/);
  });

  it('leave connections for others if one address opens as many as it can', () => {
    const [, all] = /^maxconn (\d+)$/.exec(section('global').find((line) => line.startsWith('maxconn'))!)!;
    const lines = section('frontend public');
    expect(lines).toContain('tcp-request connection track-sc0 src');
    expect(lines).toContainEqual(expect.stringMatching(/^stick-table type ipv6 .* store conn_cur$/));
    const rejects = /^tcp-request connection reject if \{ sc0_conn_cur gt (\d+) \}$/;
    const [, own] = rejects.exec(lines.find((line) => rejects.test(line)) ?? '')!;
    expect(Number(own)).toBeLessThanOrEqual(Number(all) / 4);
  });

  it('are probed for readiness, and get no retries of requests with effects', () => {
    expect(section('defaults')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^http-check send .*uri \/api\/ready /),
        'http-check expect status 200',
        expect.stringMatching(/^option redispatch/),
        'retry-on conn-failure empty-response',
      ]),
    );
    expect(section('defaults').find((line) => line.startsWith('default-server'))).toMatch(/ check /);
    expect(section('backend service')).toContain(
      'http-request disable-l7-retry unless { method GET HEAD } or { req.hdr(Idempotency-Key) -m found }',
    );
  });

  it('have sticky sessions for polling clients, and one slot each', () => {
    expect(section('frontend public')).toContain('use_backend realtime if { path_beg /socket.io/ }');
    expect(section('backend realtime')).toContain('balance source');
    for (const backend of ['service', 'realtime']) {
      const template = section(`backend ${backend}`).find((line) => line.startsWith('server-template'))!;
      const [, places, port] = /^server-template app (\d+) app:(\d+) /.exec(template)!;
      expect(Number(places)).toBeGreaterThan(app.deploy!.replicas! * 2);
      expect(port).toBe(SETTINGS.PORT.fallback);
    }
  });

  it('have enough time for a readiness probe that waits for the database', () => {
    const [, seconds] = /timeout check (\d+)s/.exec(haproxy)!;
    // A request waits for at most this time for a connection, and for a statement.
    expect(Number(seconds)).toBeGreaterThanOrEqual(1.5 + 1.5);
  });

  it('are no longer used by the proxy before they are killed', () => {
    const [, seconds] = /hard-stop-after (\d+)s/.exec(haproxy)!;
    expect(parseInt(proxy.stop_grace_period ?? '0')).toBeGreaterThan(Number(seconds));
    const [, port] = /bind :(\d+)/.exec(haproxy)!;
    expect(proxy.ports).toEqual([expect.stringMatching(new RegExp(`:${port}$`))]);
  });

  it('are scraped by Prometheus at their metrics ports', () => {
    const { scrape_configs: scrapes, rule_files } = parse(dockerFile('prometheus.yml')) as {
      scrape_configs: Array<{ job_name: string; dns_sd_configs: Array<{ names: string[]; port: number }> }>;
      rule_files: string[];
    };
    expect(scrapes).toMatchObject([
      {
        job_name: 'civic',
        dns_sd_configs: [{ names: ['app'], port: Number(app.environment?.METRICS_PORT) }],
      },
    ]);
    expect(rule_files).toEqual(['alerts.yml']);
  });

  const hasProxy = spawnSync('haproxy', ['-v']).status === 0;
  (hasProxy ? it : it.skip)(
    'have a proxy that understands its configuration (where HAProxy is installed)',
    () => {
      const checked = spawnSync('haproxy', ['-c', '-f', join(ROOT, 'docker/haproxy.cfg')], {
        encoding: 'utf8',
      });
      expect([checked.status, checked.stderr.match(/\[(WARNING|ALERT)\].*/g)]).toEqual([0, null]);
    },
  );
});

describe('the bucket of uploads', () => {
  /** The requests of the script, recorded by a program that replaces the client. */
  function asked(environment: Record<string, string>): Record<string, unknown>[] {
    const folder = mkdtempSync(join(tmpdir(), 'civic-store-'));
    const log = join(folder, 'log');
    writeFileSync(
      join(folder, 'aws'),
      `#!/bin/sh\nfor word; do last=$word; done\nprintf '%s\\0' "$last" >> ${log}\n`,
      { mode: 0o755 },
    );
    const PUBLIC_BASE_URL = 'https://issues.example.org/';
    const env = {
      PATH: `${folder}:${process.env.PATH}`,
      S3_BUCKET: 'civic-media',
      PUBLIC_BASE_URL,
      ...environment,
    };
    const run = spawnSync('sh', [join(ROOT, 'docker/store-setup.sh')], { env, encoding: 'utf8' });
    expect([run.status, run.stderr]).toEqual([0, '']);
    const texts = readFileSync(log, 'utf8').split('\0').slice(0, -1);
    rmSync(folder, { recursive: true });
    return texts.map((each) => JSON.parse(each) as Record<string, unknown>);
  }

  it.each([
    ['', []],
    ['https://a.example', ['https://a.example']],
    ['https://a.example, https://b.example', ['https://a.example', 'https://b.example']],
  ])('accepts uploads from its own pages and those of CORS_ORIGINS=%s only', (CORS_ORIGINS, others) => {
    expect(asked({ CORS_ORIGINS })[0]).toMatchObject({
      CORSRules: [
        { AllowedOrigins: ['https://issues.example.org', ...others], AllowedMethods: ['GET', 'PUT'] },
      ],
    });
  });

  it('deletes only uploads that never became an object', () => {
    expect(asked({})[1]).toMatchObject({
      Rules: [{ Status: 'Enabled', Filter: { Prefix: 'upload-' }, Expiration: { Days: 1 } }],
    });
  });
});
