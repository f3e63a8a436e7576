import { PUBLIC_ISSUE_NOW, PUBLIC_ISSUE_ROW, SHOWN_PUBLIC_ISSUE } from '../../../test/factories/issue-rows';
import type { Batches } from '../../platform/http/json-stream';
import type { Findings } from './city-search.service';
import { presentFindings } from './search.presenter';

const NOW = new Date(PUBLIC_ISSUE_NOW);

/** Rows in batches of one. */
async function* read<Row>(...rows: Row[]): Batches<Row> {
  for (const row of rows) yield await Promise.resolve([row]);
}

async function all(batches: Batches): Promise<unknown[]> {
  const items: unknown[] = [];
  for await (const batch of batches) items.push(...batch);
  return items;
}

describe('what a search finds', () => {
  const findings = (): Findings => ({
    issues: read(PUBLIC_ISSUE_ROW),
    reporters: read(),
    wards: read({ code: 'H/West', name: 'Bandra West', score: 78, resPct: 71, trend: 4 }),
    events: read(),
  });

  it('is presented as in the other endpoints, by kind', async () => {
    const shown = presentFindings(findings(), NOW, 'https://issues.example');
    expect(Object.keys(shown)).toEqual(['issues', 'reporters', 'wards', 'events']);
    expect(await all(shown.issues)).toStrictEqual([SHOWN_PUBLIC_ISSUE]);
    expect(await all(shown.reporters)).toEqual([]);
    expect(await all(shown.wards)).toStrictEqual([
      { code: 'H/West', area: 'Bandra West', score: 78, grade: 'B', gradeC: '#5B8C1B' },
    ]);
    expect(await all(shown.events)).toEqual([]);
  });
});
