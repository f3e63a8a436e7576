import 'reflect-metadata';
import { IsFlag, IsNested, IsOptional } from './fields';
import { ForbidUnknownMembers } from './forbid-unknown-members';
import { check } from './request-validation.pipe';

class SwitchDto {
  @IsOptional()
  @IsFlag()
  on?: boolean;
}

class LooseDto {
  @IsOptional()
  @IsNested(() => SwitchDto)
  lamp?: SwitchDto;
}

@ForbidUnknownMembers()
class StrictDto extends LooseDto {}

describe('Members a class does not name', () => {
  it('are dropped', () => {
    expect(check(LooseDto, { lamp: { on: true, colour: 1 }, x: 1 })).toEqual({
      value: { lamp: { on: true } },
    });
  });

  it.each([
    [{ x: 1 }, [{ field: 'body', message: 'Unrecognized key: "x"' }]],
    [{ x: 1, y: 2 }, [{ field: 'body', message: 'Unrecognized keys: "x", "y"' }]],
    [
      { lamp: { on: 'yes', colour: 1 } },
      [
        { field: 'lamp', message: 'Unrecognized key: "colour"' },
        { field: 'lamp.on', message: 'must be of type boolean' },
      ],
    ],
    [{ constructor: 1 }, [{ field: 'body', message: 'Unrecognized key: "constructor"' }]],
    [{ lamp: { toString: 1 } }, [{ field: 'lamp', message: 'Unrecognized key: "toString"' }]],
    [
      JSON.parse('{ "__proto__": {} }') as object,
      [{ field: 'body', message: 'Unrecognized key: "__proto__"' }],
    ],
  ])('of %j are refused if the class forbids them', (plain, problems) => {
    expect(check(StrictDto, plain)).toEqual({ problems });
  });
});
