import { presentConfirmation } from './confirmation.presenter';

const ANSWERS = { yes: 3, partly: 1, no: 2 };

describe('what people say about a repair', () => {
  it('is shown with the counts, the answer of the reader and the end of the time to answer', () => {
    const until = new Date('2026-03-14T08:30:00.900Z');
    expect(
      presentConfirmation('iss_1', { outcome: 'asked', answers: ANSWERS, mine: 'no', isAsked: true, until }),
    ).toEqual({
      issueId: 'iss_1',
      outcome: 'asked',
      answers: ANSWERS,
      mine: 'no',
      until: '2026-03-14T08:30:00Z',
    });
  });

  it('has no times where nobody was asked', () => {
    const nothing = { outcome: null, answers: { yes: 0, partly: 0, no: 0 }, mine: undefined, until: null };
    expect(presentConfirmation('iss_1', { ...nothing, isAsked: false })).toEqual({
      ...nothing,
      issueId: 'iss_1',
    });
  });
});
