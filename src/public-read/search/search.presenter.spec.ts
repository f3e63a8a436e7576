import type { Batches } from '../../platform/http/json-stream';
import type { Findings } from './city-search.service';
import { presentFindings } from './search.presenter';

const NOW = new Date('2026-03-01T12:00:00Z');
const AT = new Date('2026-03-01T10:00:00Z');

/** What is read, in batches of one. */
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
    issues: read({
      id: 'iss_1',
      title: 'Broken lamp',
      categoryLabel: 'Infrastructure',
      area: 'Bandra West',
      ward: 'H/West',
      pincode: '400050',
      constituencyParliamentary: null,
      wardNumber: 11,
      feedStatus: 'ack',
      source: 'micro',
      upvotes: 3,
      createdAt: AT,
      reporterName: 'Asha',
      isCitizenReporter: true,
      lat: null,
      lng: null,
      address: '',
      media: null,
      description: 'Dark for a week',
    }),
    reporters: read(),
    wards: read({ code: 'H/West', name: 'Bandra West', score: 78, resPct: 71, trend: 4 }),
    events: read(),
  });

  it('is presented as elsewhere, kind by kind', async () => {
    const shown = presentFindings(findings(), NOW);
    expect(Object.keys(shown)).toEqual(['issues', 'reporters', 'wards', 'events']);
    expect(await all(shown.issues)).toMatchObject([{ id: 'iss_1', timeAgo: '2h', reporter: 'Asha' }]);
    expect(await all(shown.reporters)).toEqual([]);
    expect(await all(shown.wards)).toStrictEqual([
      { code: 'H/West', area: 'Bandra West', score: 78, grade: 'B', gradeC: '#5B8C1B' },
    ]);
    expect(await all(shown.events)).toEqual([]);
  });
});
