import {
  assertComplete,
  isMoreThanNote,
  NEW_DRAFT,
  type ResolutionDraft,
  resolutionOf,
} from './resolution-draft';

const draft = (given: Partial<ResolutionDraft> = {}): ResolutionDraft => ({ ...NEW_DRAFT, ...given });
const without = (given: Partial<ResolutionDraft>) => draft({ outcome: 'not_repaired', ...given });
const photo = (mediaId?: string) => ({ file: new File([], 'a.jpg'), ...(mediaId && { mediaId }) });

describe('a resolution that is not complete', () => {
  const missing = (of: ResolutionDraft, note = 'Done') => {
    try {
      assertComplete(of, note);
      return undefined;
    } catch (thrown) {
      return (thrown as Error).message;
    }
  };

  it('is refused in words that say what is missing', () => {
    expect(missing(draft(), ' ')).toBe('Write what was done: everybody reads it.');
    expect(missing(without({}))).toBe('Choose why it was not repaired.');
    expect(missing(without({ reason: 'other' }), '')).toBe('Write a note: everybody reads it.');
    expect(missing(without({ reason: 'not_ours' }))).toBe('Choose the office that it belongs to.');
    expect(missing(without({ reason: 'duplicate' }))).toBe('Choose the issue that it repeats.');
    expect(missing(without({ reason: 'planned' }))).toBe('Choose the day.');
  });

  it('is not about a reason that was chosen before the outcome was changed back', () => {
    expect(missing(draft({ reason: 'planned' }))).toBeUndefined();
    expect(missing(without({ reason: 'planned', until: '2099-01-31' }))).toBeUndefined();
  });
});

describe('the body of a resolution', () => {
  it('has the photos that are on the issue, and only what its reason needs', () => {
    const all = { officeId: 'off_1', duplicateOf: 'iss_1', until: '2099-01-31' };
    const photos = [photo('med_1'), photo()];
    expect(resolutionOf(draft({ ...all, photos, reason: 'other' }), ' Done ')).toEqual({
      outcome: 'repaired',
      note: 'Done',
      mediaIds: ['med_1'],
    });
    const of = (reason: ResolutionDraft['reason']) => resolutionOf(without({ ...all, reason }), 'Why');
    const why = { outcome: 'not_repaired', note: 'Why', mediaIds: [] };
    expect(of('not_ours')).toEqual({ ...why, reason: 'not_ours', officeId: 'off_1' });
    expect(of('duplicate')).toEqual({ ...why, reason: 'duplicate', duplicateOf: 'iss_1' });
    expect(of('planned')).toEqual({ ...why, reason: 'planned', until: '2099-01-31T18:29:00.000Z' });
    expect(of('not_found')).toEqual({ ...why, reason: 'not_found' });
  });

  it('is needed for photos and for reasons, but not for a note', () => {
    expect([draft(), draft({ photos: [photo()] }), without({})].map(isMoreThanNote)).toEqual([
      false,
      true,
      true,
    ]);
  });
});
