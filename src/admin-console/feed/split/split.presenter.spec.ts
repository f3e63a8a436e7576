import { presentSplit } from './split.presenter';

describe('the issues that an issue was split into', () => {
  it('are named in the order of the parts', () => {
    expect(presentSplit(['iss_2', 'iss_1'])).toStrictEqual({ issueIds: ['iss_2', 'iss_1'] });
  });
});
