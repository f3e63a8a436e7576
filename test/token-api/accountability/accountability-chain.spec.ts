import { addedRecord, withoutBoundaries } from '../../factories/accountability';
import type { Envelope, ErrorEnvelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';

describe('accountability', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  describe('the seeded places', () => {
    it('are the 24 wards of Mumbai, with their officers, corporators and seats', async () => {
      const { items, nextKey } = (
        await service.tokenApi.get<Envelope<{ items: Array<{ ward: string }>; nextKey: string | null }>>(
          '/api/jurisdictions?city=MUMBAI&limit=100',
        )
      ).body.data;
      expect([items.length, nextKey]).toEqual([24, null]);
      const west = items.find(({ ward }) => ward === 'H/West');
      expect(west).toMatchObject({
        entityType: 'jurisdiction',
        city: 'mumbai',
        pincodes: expect.arrayContaining(['400050', '400052']) as string[],
        ward_officer_id: expect.stringMatching(/^off_/) as string,
        constituency_parliamentary: 'Mumbai North Central',
      });
    });

    it.each(['bangalore', 'delhi', 'hyderabad', 'chennai', 'pune', 'kolkata', 'ahmedabad'])(
      'have a ward for every pincode of %s',
      async (city) => {
        const [row] = await service.database.sql<{ pincodes: number; covered: number }>(
          `select count(distinct p.pincode)::int as pincodes,
                  count(distinct p.pincode) filter (where exists (
                    select from jurisdictions j where j.city = p.city and j.pincodes @> array[p.pincode]))::int as covered
             from places p where p.city = $1`,
          [city],
        );
        expect(row?.pincodes).toBeGreaterThan(50);
        expect(row?.covered).toBe(row?.pincodes);
      },
    );
  });

  describe('GET /api/accountability-chain', () => {
    beforeAll(() => withoutBoundaries(service));

    const chain = (query: string) =>
      service.tokenApi.get<
        Envelope<{ jurisdiction: { ward: string; pincodes: string[] }; officials: object }> & ErrorEnvelope
      >(`/api/accountability-chain?${query}`);

    it('answers the complete chain of a pincode', async () => {
      const { status, body } = await chain('pincode=400050&category=hygiene');
      const office = (name: string, designation: string, rest: object) =>
        expect.objectContaining({
          name,
          designation,
          id: expect.stringMatching(/^off_/) as string,
          ...rest,
        }) as object;
      expect([status, body.data]).toEqual([
        200,
        {
          jurisdiction: expect.objectContaining({ city: 'mumbai', ward: 'H/West' }) as object,
          officials: {
            ward_officer: office('Ward Officer, H/West', 'Ward Officer', {
              chat_number: '',
              micro_handle: '',
            }),
            corporator: office('Corporator, H/West', 'Corporator', { phone: '', email: '' }),
            mla: office('MLA, Vandre West', 'MLA', { constituency: 'Vandre West' }),
            mp: office('MP, Mumbai North Central', 'MP', { constituency: 'Mumbai North Central' }),
          },
          department: {
            id: expect.stringMatching(/^dep_/) as string,
            entityType: 'department',
            name: 'Solid Waste Management Department',
            city: 'mumbai',
            categories: ['hygiene'],
            contact_phone: expect.any(String) as string,
            contact_email: expect.any(String) as string,
          },
          police_station: {
            id: expect.stringMatching(/^pol_/) as string,
            entityType: 'police_station',
            name: 'Bandra Police Station',
            city: 'mumbai',
            pincodes: expect.arrayContaining(['400050']) as string[],
            contact_phone: expect.any(String) as string,
            address: expect.any(String) as string,
          },
        },
      ]);
    });

    it('shows a department only for a given category', async () => {
      expect((await chain('pincode=400050')).body.data).not.toHaveProperty('department');
    });

    it('finds the ward of a point by the nearest place, in any of the pincode’s wards', async () => {
      expect((await chain('lat=19.0544&lng=72.8324')).body.data.jurisdiction.ward).toBe('H/West');
      // 400004 is in two wards, mostly in D.
      expect((await chain('pincode=400004')).body.data.jurisdiction.ward).toBe('D');
      expect((await chain('lat=18.9548&lng=72.8272')).body.data.jurisdiction.ward).toBe('C');
    });

    it('falls back to the pincode if no jurisdiction has the name of the ward', async () => {
      await service.database.sql(
        `update jurisdictions set ward = 'H-West' where city = 'mumbai' and ward = 'H/West'`,
      );
      expect((await chain('lat=19.0544&lng=72.8324')).body.data.jurisdiction.ward).toBe('H-West');
      await service.database.sql(`update jurisdictions set ward = 'H/West' where ward = 'H-West'`);
      expect((await chain('pincode=400003&lat=18.9634&lng=72.839')).body.data.jurisdiction.ward).toBe('E');
    });

    it('prefers the official named in the jurisdiction, and has null for a vacant office', async () => {
      const officer = await addedRecord(service, 'officials', {
        name: 'The Acting Officer',
        designation: 'Ward Officer',
        city: 'delhi',
      });
      const fields = {
        city: 'delhi',
        ward: 'A Ward of Its Own',
        pincodes: ['999100'],
        ward_officer_id: officer,
      };
      await addedRecord(service, 'jurisdictions', fields);
      expect((await chain('pincode=999100')).body.data.officials).toMatchObject({
        ward_officer: { name: 'The Acting Officer' },
        corporator: null,
        mla: null,
        mp: null,
      });
    });

    it.each([
      ['', 'pincode'],
      ['lat=19', 'lng'],
      ['lng=72', 'lng'],
      ['pincode=40005', 'pincode'],
      ['pincode=4000500', 'pincode'],
      ['pincode=abcdef', 'pincode'],
      ['lat=91&lng=72', 'lat'],
      ['lat=19&lng=181', 'lng'],
      ['lat=x&lng=72', 'lat'],
      ['lat=&lng=72', 'lat'],
      ['lat=NaN&lng=72', 'lat'],
      ['pincode=400050&category=noise', 'category'],
    ])('refuses "%s"', async (query, field) => {
      const { status, body } = await chain(query);
      expect([status, body.error.details?.[0]?.field]).toEqual([400, field]);
    });

    it.each(['400 050', '४०००५०', '۴۰۰۰۵۰', '４０００５０', '\u202a400050\u202c', '400\u200b050'])(
      'reads the pincode %j as people see it',
      async (pincode) => {
        const { status, body } = await chain(`pincode=${encodeURIComponent(pincode)}`);
        expect([status, body.data.jurisdiction.ward]).toEqual([200, 'H/West']);
      },
    );

    it.each(['pincode=110999', 'pincode=000000', 'lat=51.5&lng=-0.12', 'lat=0&lng=0', 'lat=90&lng=180'])(
      'is 404 for %s',
      async (query) => {
        expect((await chain(query)).status).toBe(404);
      },
    );
  });
});
