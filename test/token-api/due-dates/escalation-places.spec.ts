import { EscalationConflict } from '../../../src/due-dates/due-date.errors';
import { EscalationSweepService } from '../../../src/due-dates/escalation/escalation-sweep.service';
import { MpEscalationsService } from '../../../src/due-dates/escalation/mp-escalations.service';
import { OfficeLetterQueries } from '../../../src/due-dates/letters/office-letter.queries';
import { Database } from '../../../src/platform/database/database';
import { addedRecord } from '../../factories/accountability';
import { allPlaced, reportedIssue } from '../../factories/issues';
import { person, type TestPerson } from '../../factories/people';
import { recordsPath } from '../../support/service/records';
import { startService, type TestService } from '../../support/service/service';

const WARD = 'Test ward';
const PINCODE = '400996';
const CONSTITUENCY = 'Test parliament';

/** The records that decide an escalation (docs/api/due-dates.md#escalation). */
describe('a late issue', () => {
  let service: TestService;
  let admin: TestPerson;
  let jurisdiction: string;
  beforeAll(async () => {
    service = await startService();
    admin = await person(service, { role: 'admin' });
    const common = { city: 'mumbai', name: 'Meera Secret' };
    await addedRecord(service, 'officials', { ...common, ward: WARD, designation: 'Ward Officer' });
    await addedRecord(service, 'officials', { ...common, constituency: CONSTITUENCY, designation: 'MP' });
    // The same ward of another city.
    await addedRecord(service, 'officials', {
      ...common,
      city: 'pune',
      ward: WARD,
      designation: 'Corporator',
    });
    await addedRecord(service, 'jurisdictions', { city: 'pune', ward: WARD, pincodes: ['411996'] });
    jurisdiction = await addedJurisdiction();
  });
  afterAll(() => service.stop());

  const addedJurisdiction = () =>
    addedRecord(service, 'jurisdictions', {
      city: 'mumbai',
      ward: WARD,
      pincodes: [PINCODE],
      constituency_parliamentary: CONSTITUENCY,
    });
  const removeJurisdiction = async () => {
    const path = recordsPath('jurisdictions', `/${jurisdiction}`);
    expect((await service.tokenApi.as(admin).delete(path)).status).toBe(200);
  };
  const placed = async (more = {}) => {
    const id = await reportedIssue(service, { city: 'mumbai', pincode: PINCODE, ...more });
    await allPlaced(service);
    return id;
  };
  /** Makes an issue late and runs its next escalation. @returns the offices it was escalated to */
  const escalated = async (id: string) => {
    await service.database.sql(
      `update issues set due_at = now() - interval '1 hour', next_escalation_at = now() - interval '1 hour' where id = $1`,
      [id],
    );
    await service.app.get(EscalationSweepService, { strict: false }).sweep();
    return steps(id);
  };
  const steps = async (id: string) =>
    (
      await service.database.sql<{ office: string }>(
        `select designation || ', ' || place as office from issue_escalations where issue_id = $1 order by level`,
        [id],
      )
    ).map(({ office }) => office);

  it('is escalated by the records of its ward if its jurisdiction was removed and added again', async () => {
    const id = await placed();
    await removeJurisdiction();
    const other = await placed();
    expect(await escalated(other)).toEqual([]);
    jurisdiction = await addedJurisdiction();
    expect(await escalated(id)).toEqual([`Ward Officer, ${WARD}`]);
    const toMp = () => service.app.get(MpEscalationsService, { strict: false }).escalate(id);
    await service.app.get(Database, { strict: false }).transaction(toMp);
    expect(await steps(id)).toEqual([`Ward Officer, ${WARD}`, `MP, ${CONSTITUENCY}`]);
    // Its ward was unknown when it was placed, and it is not placed again.
    expect(await escalated(other)).toEqual([]);
  });

  it('is escalated by the records of its ward if its jurisdiction was added later', async () => {
    await removeJurisdiction();
    await service.database.sql(
      `insert into wards (id, city, code, name) values ('wrd_test', 'mumbai', $1, $1)`,
      [WARD],
    );
    await service.database.sql(
      `insert into places (pincode, city, ward, area, lat, lng, is_main) values ($1, 'mumbai', $2, 'Test area', 20.1, 72.1, true)`,
      [PINCODE, WARD],
    );
    const id = await placed({ pincode: undefined, location: { lat: 20.1, lng: 72.1, address: '' } });
    expect(await escalated(id)).toEqual([]);
    jurisdiction = await addedJurisdiction();
    expect(await escalated(id)).toEqual([`Ward Officer, ${WARD}`]);
  });

  describe('in a ward of several jurisdictions, in none of which it was placed', () => {
    const SEVERAL = 'Ward of several';
    const MLA = 'MLA, Assembly';
    const addedOf = (part: string, pincodes: string[], constituencies: object = {}) =>
      addedRecord(service, 'jurisdictions', {
        ...{ city: 'mumbai', ward: SEVERAL, pincodes },
        ...{ constituency_assembly: `Assembly ${part}`, constituency_parliamentary: `Parliament ${part}` },
        ...constituencies,
      });
    /**
     * A late issue that was placed when that ward had no jurisdiction. @returns a function that escalates it further
     */
    const late = async (pincode: string | null) => {
      const id = await reportedIssue(service, { city: 'mumbai' });
      await allPlaced(service);
      await service.database.sql(
        'update issues set ward = $2, pincode = $3, jurisdiction_id = null where id = $1',
        [id, SEVERAL, pincode],
      );
      return id;
    };
    const all = async (id: string) => {
      await escalated(id);
      await service.app
        .get(Database, { strict: false })
        .transaction(() => service.app.get(MpEscalationsService, { strict: false }).escalate(id))
        .catch((error: unknown) => expect(error).toBeInstanceOf(EscalationConflict));
      return steps(id);
    };
    beforeAll(async () => {
      for (const part of ['A', 'B'])
        for (const [designation, place] of [
          ['MLA', 'Assembly'],
          ['MP', 'Parliament'],
        ] as const)
          await addedRecord(service, 'officials', {
            ...{ city: 'mumbai', name: 'Secret', designation, constituency: `${place} ${part}` },
          });
      await addedOf('A', ['400981']);
      await addedOf('B', ['400982']);
    });

    it.each([
      ['400981', 'A'],
      ['400982', 'B'],
    ])('is escalated by the one that has its pincode %s', async (pincode, part) => {
      expect(await all(await late(pincode))).toEqual([`${MLA} ${part}`, `MP, Parliament ${part}`]);
    });

    it.each([null, '400983'])('is escalated to no MLA and no MP if its pincode is %s', async (pincode) => {
      expect(await all(await late(pincode))).toEqual([]);
    });

    it('is escalated to the MP of all that have its pincode, if they have several MLAs', async () => {
      const one = { constituency_parliamentary: 'Parliament A' };
      for (const part of ['A', 'B']) await addedOf(part, ['400984'], one);
      expect(await all(await late('400984'))).toEqual(['MP, Parliament A']);
    });

    it('causes no letter if the official of its escalation was removed, and the current holder is unknown', async () => {
      const id = await late('400982');
      expect(await escalated(id)).toEqual([`${MLA} B`]);
      const holder = async () =>
        (await service.app.get(OfficeLetterQueries, { strict: false }).letter(id, 3))?.place;
      await service.database.sql(
        `update officials set constituency = 'Elsewhere' where constituency = 'Assembly B'`,
      );
      await addedRecord(service, 'officials', {
        ...{ city: 'mumbai', name: 'Next', designation: 'MLA', constituency: 'Assembly B' },
      });
      expect(await holder()).toBe('Assembly B');
      await service.database.sql(`update issues set pincode = null where id = $1`, [id]);
      expect(await holder()).toBeUndefined();
    });
  });
});
