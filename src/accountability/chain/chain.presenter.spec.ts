import { columnsNotPresented } from '../../../test/support/source/every-column';
import { presentChain } from './chain.presenter';
import type { Chain } from './chain.queries';

const CONTACT = {
  id: 'off_1',
  name: 'Asha Kulkarni',
  designation: 'Ward Officer',
  ward: 'H/West',
  phone: '+912212345678',
  email: 'ward@example.org',
} as const;
const SEAT = { id: 'off_3', name: 'Ravi Rao', designation: 'MLA', constituency: 'Vandre West' } as const;
const CHAIN: Chain = {
  jurisdiction: {
    id: 'jur_1',
    city: 'mumbai',
    ward: 'H/West',
    pincodes: ['400050'],
    constituency_assembly: 'Vandre West',
    constituency_parliamentary: 'Mumbai North Central',
  },
  officials: {
    ward_officer: { ...CONTACT, chat_number: '+919812345678', micro_handle: '@ward' },
    corporator: { ...CONTACT, id: 'off_2', designation: 'Corporator' },
    mla: SEAT,
    mp: { ...SEAT, id: 'off_4', designation: 'MP' },
  },
  department: {
    entityType: 'department',
    id: 'dep_1',
    name: 'Roads',
    city: 'mumbai',
    categories: ['road'],
    contact_phone: '+912287654321',
    contact_email: 'roads@example.org',
  },
  police_station: {
    entityType: 'police_station',
    id: 'pol_1',
    name: 'Bandra',
    city: 'mumbai',
    pincodes: ['400050'],
    contact_phone: '100',
    address: 'Hill Road',
  },
};

describe('the chain of a place', () => {
  it('shows every column read', () => {
    expect(presentChain(CHAIN)).toStrictEqual(CHAIN);
  });

  it('shows only the public columns of an office', () => {
    const corporator = { ...CHAIN.officials.corporator!, chat_number: '+919812345678' };
    const shown = presentChain({ ...CHAIN, officials: { ...CHAIN.officials, corporator } });
    expect(shown).toStrictEqual(CHAIN);
  });

  it.each(['ward_officer', 'corporator', 'mla', 'mp'] as const)('shows each column of the %s', (name) => {
    const present = (office: object) =>
      presentChain({ ...CHAIN, officials: { ...CHAIN.officials, [name]: office } });
    expect(columnsNotPresented(CHAIN.officials[name]!, present)).toEqual([]);
  });

  it('has null for vacant offices and an unknown station', () => {
    const officials = { ward_officer: null, corporator: null, mla: null, mp: null };
    expect(presentChain({ ...CHAIN, officials, police_station: null })).toMatchObject({
      officials,
      police_station: null,
    });
  });

  it('has null for a category without a department, and no member if no category is requested', () => {
    expect(presentChain({ ...CHAIN, department: null }).department).toBeNull();
    expect(JSON.stringify(presentChain({ ...CHAIN, department: undefined }))).not.toContain('department');
  });
});
