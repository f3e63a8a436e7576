import { presentSuggestions } from './suggestions.presenter';
import type { Suggested } from './suggestions.service';

const AT = new Date('2026-03-01T10:00:00.123Z');
const SUGGESTED: Suggested = {
  categories: [
    { category: 'infrastructure', confidence: 0.91499, reasons: ['dark', 'lamp'] },
    { category: 'road', confidence: 0.005, reasons: [] },
  ],
  city: { city: 'mumbai', by: 'location' },
  similar: [
    {
      issueId: 'iss_1',
      title: 'Dark lamp',
      city: 'mumbai',
      category: 'infrastructure',
      status: 'open',
      upvotes: 3,
      lat: 19.05,
      lng: 72.83,
      address: 'Hill Road',
      createdAt: AT,
      metres: 12.4,
      similarity: 0.5,
    },
  ],
  personal: [{ field: 'description', kind: 'phone', start: 5, end: 15 }],
};

describe('suggestions', () => {
  it('show categories rounded to hundredths, the city and similar issues', () => {
    expect(presentSuggestions(SUGGESTED)).toStrictEqual({
      categories: [
        { category: 'infrastructure', confidence: 0.91, reasons: ['dark', 'lamp'] },
        { category: 'road', confidence: 0.01, reasons: [] },
      ],
      city: { city: 'mumbai', by: 'location' },
      similar: [expect.objectContaining({ issueId: 'iss_1', metres: 12 })],
      personal: [{ field: 'description', kind: 'phone', start: 5, end: 15 }],
    });
  });

  it('are empty lists if nothing was found', () => {
    const shown = presentSuggestions({ categories: [], city: undefined, similar: [], personal: [] });
    expect(JSON.parse(JSON.stringify(shown))).toEqual({ categories: [], similar: [], personal: [] });
  });
});
