import { issueNumber, readIssueReference } from './issue-number';

const ID = 'iss_01k0g4yq3fe8tr2v7b5x9cd160';

describe('the number of an issue', () => {
  it('is the end of its id', () => {
    expect(issueNumber(ID)).toBe('9cd160');
  });

  it.each([
    '9cd160',
    '9CD160',
    ' 9cd 160 ',
    '9cd-160',
    '9CD\u2013I6O',
    '9cdl60',
    '9cdi6o.',
    '#9cd160',
    '９ｃｄ１６０',
    '9cd\u200b160',
    '№ 9cd160',
    '९cd१६०',
    '৯cd১৬০।',
    '9cd\ufe0f1\u034f60',
  ])('is read as it was written down: %j', (text) => {
    expect(readIssueReference(text)).toEqual({
      number: '9cd160',
      id: undefined,
      isCertain: true,
    });
  });

  it.each([
    ID,
    ID.toUpperCase(),
    ` ${ID}. `,
    `\u202a${ID}\u202c`,
    ID.replace('9cd', '\u00ad9\u200bcd').replace('160', '१६०'),
    `https://civic.example/hi/mumbai/issues/${ID}?done=post#done`,
    `https://civic.example/console/feed/${ID}?city=mumbai`,
  ])('is that of an id or an address: %j', (text) => {
    expect(readIssueReference(text)).toEqual({ number: '9cd160', id: ID, isCertain: true });
  });

  it('may be a word or a pincode', () => {
    expect(readIssueReference('street')).toMatchObject({ isCertain: false });
    expect(readIssueReference('400050')).toMatchObject({ number: '400050', isCertain: false });
  });

  it.each(['', 'pothole', 'lamp', '9cd16', '9cd1600', '9cd16u', 'broken', `x${ID}`, `${ID}0`, '%_%_%_'])(
    'is not in %j',
    (text) => {
      expect(readIssueReference(text)?.isCertain ?? false).toBe(false);
    },
  );
});
