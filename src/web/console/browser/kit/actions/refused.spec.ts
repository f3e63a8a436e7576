import { noticeOf } from './refused';

describe('the notice of refusals that are out of sight', () => {
  it('has the first one, and how many more there are', () => {
    expect(noticeOf(['It is closed.'])).toBe('Not done. It is closed.');
    expect(noticeOf(['It is closed.', 'It is hidden.'])).toBe(
      'Not done. It is closed. Another refusal is shown at the top of the page.',
    );
    expect(noticeOf(['It is closed.', 'a', 'b'])).toBe(
      'Not done. It is closed. 2 more refusals are shown at the top of the page.',
    );
  });
});
