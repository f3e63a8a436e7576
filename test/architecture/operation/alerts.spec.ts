import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { Jobs } from '../../../src/platform/jobs/jobs';
import { Metrics } from '../../../src/platform/metrics/metrics';
import { codeBlocks, dockerFile, ROOT, sectionOf } from '../../support/source/deployment';
import { send } from '../../support/network/http';
import { startService, type TestService } from '../../support/service/service';

interface Rule {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

const { groups } = parse(dockerFile('alerts.yml')) as { groups: Array<{ rules: Rule[] }> };
const rules = groups.flatMap((group) => group.rules);

interface Matcher {
  label: string;
  value: string;
}

/** What an expression of PromQL asks for: series, what is asked of their labels, and whether it can be read at all. */
function read(expr: string): { metrics: string[]; matchers: Matcher[]; broken: boolean } {
  const metrics: string[] = [];
  const matchers: Matcher[] = [];
  let broken = false;
  parser.parse(expr).iterate({
    enter: ({ type, name, from, to, node }) => {
      broken ||= type.isError;
      if (name === 'Identifier') metrics.push(expr.slice(from, to));
      if (name !== 'UnquotedLabelMatcher') return;
      const text = (child: string) => {
        const { from: start, to: end } = node.getChild(child)!;
        return expr.slice(start, end);
      };
      matchers.push({ label: text('LabelName'), value: JSON.parse(text('StringLiteral')) as string });
    },
  });
  return { metrics, matchers, broken };
}

describe('alerts', () => {
  let service: TestService;
  const exposed = new Set(['up']);
  let jobs: string[];

  beforeAll(async () => {
    service = await startService({ settings: { METRICS_PORT: '0' } });
    const port = await service.app.get(Metrics).listen();
    const { text } = await send({ method: 'GET', url: `http://127.0.0.1:${port}/metrics` });
    for (const [, name = '', type] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
      for (const suffix of type === 'histogram' ? ['_bucket', '_count', '_sum'] : [''])
        exposed.add(name + suffix);
    }
    const known = Reflect.get(service.app.get(Jobs, { strict: false }), 'jobs') as Array<{ name: string }>;
    jobs = known.map(({ name }) => name);
  });
  afterAll(() => service.stop());

  it('can be read, and ask only for what the service measures', () => {
    expect(rules.length).toBeGreaterThan(10);
    for (const { alert, expr } of rules) {
      const { metrics, broken } = read(expr);
      expect([alert, broken]).toEqual([alert, false]);
      expect(metrics.length).toBeGreaterThan(0);
      expect([alert, metrics.filter((metric) => !exposed.has(metric))]).toEqual([alert, []]);
    }
  });

  it('ask for the name Prometheus knows the instances by', () => {
    const scrape = parse(dockerFile('prometheus.yml')) as { scrape_configs: Array<{ job_name: string }> };
    for (const { expr } of rules) {
      const { metrics, matchers } = read(expr);
      const names = matchers.filter(({ label }) => label === 'job').map(({ value }) => value);
      expect(names).toEqual(metrics.map(() => scrape.scrape_configs[0]!.job_name));
    }
  });

  it('watch every job, by one rule each', () => {
    expect(jobs.length).toBeGreaterThan(5);
    const watched = rules
      .filter(({ alert }) => alert === 'JobOverdue')
      .flatMap(({ expr }) => read(expr).matchers)
      .filter(({ label }) => label === 'exported_job')
      .flatMap(({ value }) => value.split('|'));
    expect(watched.sort()).toEqual([...jobs].sort());
  });

  it('say how long, how bad, what, and where to read what to do', () => {
    const document = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
    const runbooks = sectionOf(document, '## Alerts');
    for (const { alert, for: duration, labels, annotations } of rules) {
      expect([alert, duration]).toEqual([alert, expect.stringMatching(/^\d+[smh]$/)]);
      expect(['warning', 'critical']).toContain(labels.severity);
      expect(annotations.summary).toMatch(/^\S.{15,}$/);
      expect(annotations.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`);
      expect(sectionOf(runbooks, `### ${alert}`).trim().length).toBeGreaterThan(80);
    }
    const described = [...runbooks.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
    expect(described.sort()).toEqual([...new Set(rules.map(({ alert }) => alert))].sort());
    expect(codeBlocks(runbooks).length).toBeGreaterThan(0);
  });

  const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
  (hasPromtool ? it : it.skip)(
    'go off when they should, and not before (where promtool is installed)',
    () => {
      const tested = spawnSync('promtool', ['test', 'rules', 'alerts.test.yml'], {
        cwd: join(ROOT, 'docker'),
        encoding: 'utf8',
      });
      expect([tested.status, tested.stdout + tested.stderr]).toEqual([0, expect.stringContaining('SUCCESS')]);
    },
  );
});
