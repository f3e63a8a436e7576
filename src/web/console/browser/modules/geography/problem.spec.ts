import { problemInWords } from './problem';

describe('a feature that cannot be stored', () => {
  it.each([
    [
      { field: 'features.25.properties', message: 'is of a ward that comes before in the file', ward: 'A' },
      'Ward A, feature 26 of the file: it is of a ward that comes before in the file.',
    ],
    [
      { field: 'features.0.geometry.type', message: 'must be Polygon or MultiPolygon', ward: 'H/West' },
      'Ward H/West, feature 1 of the file: the type of its geometry must be Polygon or MultiPolygon.',
    ],
    [
      { field: 'features.0.geometry.coordinates', message: 'has a ring with no area', ward: 'A' },
      'Ward A, feature 1 of the file: its boundary has a ring with no area.',
    ],
    [
      { field: 'features.1.geometry.coordinates.0.2.1', message: 'must be at most 90', ward: 'A' },
      'Ward A, feature 2 of the file: a part of its boundary must be at most 90 (coordinates 0.2.1).',
    ],
  ])('is named by its ward, and by its number from 1: %#', (problem, words) => {
    expect(problemInWords(problem)).toBe(words);
  });
});
