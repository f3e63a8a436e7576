import { unitOptions, withMembers } from './units';

const account = (id: string, name: string, active = true) => ({ id, name, active });
const unit = (id: string, name: string | { en?: string }, members: string[], active = true) => ({
  id,
  name,
  members,
  active,
});

describe('the units of a city', () => {
  const units = withMembers(
    [
      unit('unt_1', { en: 'Roads' }, ['adm_2', 'adm_1', 'adm_3']),
      unit('unt_2', 'Lamps', ['adm_1']),
      unit('unt_3', 'Old', [], false),
    ],
    [account('adm_1', 'Asha'), account('adm_2', 'Zoya'), account('adm_3', 'Gone', false)],
  );

  it('are the active ones with their active accounts, by name', () => {
    expect(units.map(({ name, members }) => [name, members.map((member) => member.name)])).toEqual([
      ['Lamps', ['Asha']],
      ['Roads', ['Asha', 'Zoya']],
    ]);
  });

  it('are values of a filter, as their accounts are, each once', () => {
    expect(unitOptions(units).map(({ label }) => label)).toEqual(['Lamps', 'Roads', 'Asha', 'Zoya']);
    expect(unitOptions()).toEqual([]);
  });
});
