import { presentFiled } from './report.presenter';

describe('what a client is answered that has reported', () => {
  it('is a list of one, with the id and nothing else of the issue', () => {
    const issue = { id: 'iss_1', title: 'Dark lamp', reporterId: 'usr_1' };
    expect(presentFiled(issue)).toStrictEqual([
      { service_request_id: 'iss_1', service_notice: null, account_id: null },
    ]);
  });
});
