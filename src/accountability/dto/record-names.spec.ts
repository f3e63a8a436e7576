import 'reflect-metadata';
import { check } from '../../api/validation/request-validation.pipe';
import { JurisdictionChangesDto } from './jurisdiction.dto';
import { OfficialChangesDto } from './official.dto';

describe('the names of a record', () => {
  const hostile = ' \u202eBandra\r\nCity\u2028admin\u2069 ';

  it.each([
    [JurisdictionChangesDto, ['ward', 'constituency_assembly', 'constituency_parliamentary']],
    [OfficialChangesDto, ['name', 'ward', 'constituency']],
  ])('have one line, and no controls of the direction: %p, %j', (dto, names) => {
    const given = Object.fromEntries(names.map((name) => [name, hostile]));
    const stored = Object.fromEntries(names.map((name) => [name, 'Bandra City admin']));
    expect(check<object>(dto, given).value).toEqual(stored);
  });
});
