import { datedRecord, RECORD_KINDS, type RecordKind, storedValues } from './record-kind';

const KINDS: RecordKind[] = Object.values(RECORD_KINDS);
/** The columns of a row that are not fields of its record. */
const OWN = ['id', 'created_at', 'updated_at'];

describe.each(KINDS.map((kind) => [kind.path, kind] as const))('a record of %s', (_, kind) => {
  it('has every column of its table as a field', () => {
    expect([...kind.properties.keys()].sort()).toEqual([...OWN, ...kind.fields].sort());
  });

  it('has the fields of a new record', () => {
    expect(Object.keys(new kind.create()).sort()).toEqual([...kind.fields].sort());
  });
});

describe('a row of a table', () => {
  const at = new Date('2026-03-01T10:00:00Z');
  const row = {
    id: 'jur_1',
    city: 'mumbai' as const,
    ward: 'K/West',
    pincodes: ['400053'],
    wardOfficerId: null,
    corporatorId: 'off_1',
    constituencyAssembly: 'Andheri West',
    constituencyParliamentary: '',
    createdAt: at,
    updatedAt: at,
  };

  it('is read as a record, with an empty text for a null reference', () => {
    expect(datedRecord(RECORD_KINDS.jurisdictions, row)).toEqual({
      record: {
        id: 'jur_1',
        city: 'mumbai',
        ward: 'K/West',
        pincodes: ['400053'],
        ward_officer_id: '',
        corporator_id: 'off_1',
        constituency_assembly: 'Andheri West',
        constituency_parliamentary: '',
      },
      createdAt: at,
      updatedAt: at,
    });
  });

  it('is written with the given fields only, an empty reference as null', () => {
    const values = { ward: 'K/East', ward_officer_id: '', corporator_id: 'off_2', pincodes: undefined };
    expect(storedValues(RECORD_KINDS.jurisdictions, values)).toEqual({
      ward: 'K/East',
      wardOfficerId: null,
      corporatorId: 'off_2',
    });
  });
});
