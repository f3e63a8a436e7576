import type { Actor } from '../../../src/kernel/people/actor';
import { PincodeWardQueries } from '../../../src/accountability/geography/pincode-ward.queries';
import { IssuesService } from '../../../src/issues/issues.service';
import { addedRecord, withoutBoundaries } from '../../factories/accountability';
import { apiClient, postForm, reportForm } from '../../factories/open311';
import { report, reportedIssue } from '../../factories/issues';
import { person } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';

/** In Mumbai, mostly in ward D (Grant Road), there called Girgaon; the rest in ward C, there called Madhavbaug. */
const SHARED = '400004';
/** In Kolkata, in seven wards. */
const OF_SEVEN = '700006';

interface Shown {
  jurisdiction: { ward: string };
  ambiguous?: true;
  wards?: string[];
}

describe('a pincode in several wards', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
    await withoutBoundaries(service);
  });
  afterAll(() => service.stop());

  const chain = async (query: string) =>
    (await service.tokenApi.get<Envelope<Shown>>(`/api/accountability-chain?${query}`)).body.data;
  const placeOf = async (id: string) => {
    for (;;) {
      const [row] = await service.database.sql(
        `select ward, area, pincode, jurisdiction_id is null as "isUnassigned", responsible is null as "isUnknown",
                placed_by as by from issues where id = $1 and placed_at is not null`,
        [id],
      );
      if (row) return row;
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  const UNASSIGNED = { ward: '', area: '', isUnassigned: true, isUnknown: true, by: 'pincode' };

  it('has one chain, which says that it is ambiguous and lists all wards', async () => {
    expect(await chain(`pincode=${SHARED}`)).toMatchObject({
      jurisdiction: { ward: 'D' },
      ambiguous: true,
      wards: ['D', 'C'],
    });
    const { jurisdiction, wards } = await chain(`pincode=${OF_SEVEN}`);
    expect([wards?.length, wards?.[0]]).toEqual([7, jurisdiction.ward]);
  });

  it.each([
    ['a point selects one', `pincode=${SHARED}&lat=18.9548&lng=72.8272`],
    ['there is only a point', 'lat=18.9548&lng=72.8272'],
    ['it has one ward', 'pincode=400050'],
  ])('is not ambiguous if %s', async (_, query) => {
    const shown = await chain(query);
    expect([shown.ambiguous, shown.wards]).toEqual([undefined, undefined]);
  });

  it('is not ambiguous if several records are of one ward', async () => {
    const twice = { city: 'pune', ward: 'A Ward Twice', pincodes: ['999200'] };
    await addedRecord(service, 'jurisdictions', twice);
    await service.database.sql(
      `insert into jurisdictions (id, city, ward, pincodes) select id || 'x', city, ward, pincodes
         from jurisdictions where ward = 'A Ward Twice'`,
    );
    expect((await chain('pincode=999200')).ambiguous).toBeUndefined();
  });

  it.each([
    [SHARED, 'mumbai' as const],
    [OF_SEVEN, 'kolkata' as const],
  ])('leaves a report with only %s without a ward', async (pincode, city) => {
    expect(await placeOf(await reportedIssue(service, { pincode, city }))).toEqual({
      ...UNASSIGNED,
      pincode,
    });
  });

  it('is decided by the words of a title, or of a description', async () => {
    const named = await reportedIssue(service, { pincode: SHARED, title: 'Lamp dark in Madhavbaug lane' });
    expect(await placeOf(named)).toMatchObject({ ward: 'C', area: 'Madhavbaug', isUnassigned: false });
    const described = {
      pincode: SHARED,
      title: 'Lamp dark again',
      description: 'It is the one in Madhav\u200bbaug lane',
    };
    expect(await placeOf(await reportedIssue(service, described))).toMatchObject({ ward: 'C' });
    const both = { pincode: SHARED, title: 'Dark from Girgaon to Madhavbaug' };
    expect(await placeOf(await reportedIssue(service, both))).toMatchObject(UNASSIGNED);
  });

  it('is decided by the words of an Open311 address without a point', async () => {
    const { apiKey } = await apiClient(service);
    const reported = async (address: string) => {
      const { lat, long, ...form } = reportForm({ address_string: address });
      expect([lat, long]).not.toContain(undefined);
      const { body, text } = await postForm<Array<{ service_request_id: string }>>(
        service,
        '/open311/v2/requests.json',
        { ...form, api_key: apiKey },
      );
      const id = body[0]?.service_request_id;
      if (!id) throw new Error(text);
      return placeOf(id);
    };
    expect(await reported(`Temple Lane, C Ward, ${SHARED}`)).toMatchObject({ ward: 'C', pincode: SHARED });
    expect(await reported(`Temple Lane, Mumbai ${SHARED}`)).toMatchObject({ ...UNASSIGNED, pincode: SHARED });
  });

  it('is decided by the ward its reporter chose, if it is one of its wards', async () => {
    const { id: actorId } = await person(service);
    const actor = { id: actorId, role: 'user' } as Actor;
    const chosen = async (ward: string) => {
      const { id } = await service.app
        .get(IssuesService, { strict: false })
        .report(actor, { ...report({ pincode: SHARED }), ward });
      return placeOf(id);
    };
    expect(await chosen('C')).toMatchObject({ ward: 'C', isUnassigned: false, isUnknown: false });
    expect(await chosen('H/West')).toMatchObject(UNASSIGNED);
  });

  it('has its wards with names and areas, most of it first', async () => {
    expect(await service.app.get(PincodeWardQueries, { strict: false }).of(SHARED)).toMatchObject([
      { city: 'mumbai', ward: 'D', name: 'Grant Road', area: 'Girgaon' },
      { city: 'mumbai', ward: 'C', name: 'Marine Lines', area: 'Madhavbaug' },
    ]);
  });
});
