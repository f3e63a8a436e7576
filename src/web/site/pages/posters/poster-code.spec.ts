import { posterCode, readPosterCode } from './poster-code';

describe('the code of a poster', () => {
  it.each([{ pincode: '400050' }, { pincode: '400050', category: 'road' as const }])(
    'is read back: %j',
    (subject) => {
      expect(readPosterCode(posterCode(subject))).toEqual({ category: undefined, ...subject });
      expect(readPosterCode(posterCode(subject).toUpperCase())).toEqual({ category: undefined, ...subject });
    },
  );

  it.each(['', '40005', '4000500', '040050', '400050-', '400050-moon', '400050-road-road', ' 400050'])(
    'is not %j',
    (text) => {
      expect(readPosterCode(text)).toBeUndefined();
    },
  );
});
