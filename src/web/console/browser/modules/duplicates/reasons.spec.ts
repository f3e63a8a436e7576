import { reasonsOf } from './reasons';

const EVIDENCE = {
  issueId: 'iss_2',
  metres: 12.4,
  minutes: 59,
  sharedWords: ['pothole'],
  pictureDistance: 3,
};

describe('the reasons of a duplicate', () => {
  it('give distance, time and similarity', () => {
    expect(reasonsOf(EVIDENCE)).toEqual([
      '12 m from the first.',
      'Reported 59 min after the first.',
      'Both titles say: pothole.',
      'The nearest pictures differ in 3 of 64 bits.',
    ]);
  });

  it('say what is unknown, and give longer times in hours and days', () => {
    const reasons = reasonsOf({
      ...EVIDENCE,
      metres: null,
      minutes: 90,
      sharedWords: [],
      pictureDistance: null,
    });
    expect(reasons).toEqual([
      'The distance is not known.',
      'Reported 2 h after the first.',
      'The titles share no words.',
    ]);
    expect(reasonsOf({ ...EVIDENCE, minutes: 2880 })[1]).toBe('Reported 2 days after the first.');
  });
});
