import { apiClient, filedReport } from '../factories/open311';
import { startService, type TestService } from '../support/service/service';

describe('the contacts of reports of Open311', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  it('keep names without line breaks and controls, and none that nobody sees', async () => {
    const id = await filedReport(service, await apiClient(service), {
      first_name: ' Asha\r\n\u202enimda ytiC',
      last_name: '\u200b\u2066',
      phone: '\u202a+91 22 5550 7788\u202c',
    });
    expect(
      await service.database.sql(
        'select first_name, last_name, phone from issue_contacts where issue_id = $1',
        [id],
      ),
    ).toEqual([{ first_name: 'Asha nimda ytiC', last_name: '', phone: '+91 22 5550 7788' }]);
  });
});
