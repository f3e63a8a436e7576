import { columnsNotPresented } from '../../../test/support/source/every-column';
import { presentNear, presentSimilar } from './similar-issues.presenter';
import type { SimilarIssue } from './similar-issues.queries';

const ISSUE: SimilarIssue = {
  issueId: 'iss_1',
  title: 'Dark lamp',
  city: 'mumbai',
  category: 'infrastructure',
  status: 'in_progress',
  upvotes: 3,
  lat: 19.05,
  lng: 72.83,
  address: 'Hill Road',
  createdAt: new Date('2026-03-01T10:00:00.123Z'),
  metres: 12.4,
  similarity: 0.456,
};
const SHOWN = {
  issueId: 'iss_1',
  title: 'Dark lamp',
  category: 'infrastructure',
  status: 'in_progress',
  upvotes: 3,
  location: { lat: 19.05, lng: 72.83, address: 'Hill Road' },
  createdAt: '2026-03-01T10:00:00.123Z',
  metres: 12,
  similarity: 0.46,
};

describe('a nearby issue', () => {
  it('is shown with its distance in metres and its similarity rounded to hundredths', () => {
    expect(presentSimilar(ISSUE)).toStrictEqual(SHOWN);
  });

  it.each([
    [0, 0, 0, 0],
    [12.5, 13, 0.454, 0.45],
    [249.6, 250, 1, 1],
  ])('shows %d m as %d, and similarity %d as %d', (metres, shownMetres, similarity, shown) => {
    expect(presentSimilar({ ...ISSUE, metres, similarity })).toMatchObject({
      metres: shownMetres,
      similarity: shown,
    });
  });

  it('shows every column read except the city', () => {
    expect(columnsNotPresented(ISSUE, presentSimilar)).toEqual(['city']);
  });
});

describe('the issues near a place', () => {
  it('keep their order', () => {
    const other = { ...ISSUE, issueId: 'iss_2' };
    expect(presentNear([other, ISSUE])).toStrictEqual({ items: [{ ...SHOWN, issueId: 'iss_2' }, SHOWN] });
  });
});
