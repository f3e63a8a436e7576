import { presentFiled } from './report.presenter';

describe('the answer to a report', () => {
  it('is a list of one, with only the id of the issue', () => {
    const issue = { id: 'iss_1', title: 'Dark lamp', reporterId: 'usr_1' };
    expect(presentFiled(issue)).toStrictEqual([
      { service_request_id: 'iss_1', service_notice: null, account_id: null },
    ]);
  });
});
