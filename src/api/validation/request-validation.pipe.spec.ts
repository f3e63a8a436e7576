import 'reflect-metadata';
import type { DomainError } from '../../platform/http/domain-error';
import { AtLeastOne } from './at-least-one';
import {
  IsEmailAddress,
  IsFlag,
  IsHttpUrl,
  IsNested,
  IsNullable,
  IsNumberWithin,
  IsOneOf,
  IsOptional,
  MatchesPattern,
  IsText,
  IsWholeNumber,
} from './fields';
import { Distinct, IsListOfObjects, IsListOfTexts } from './list-fields';
import { IsPageCursor, IsPageLimit } from './query-fields';
import { check, RefusedAs, RequestValidationPipe } from './request-validation.pipe';

class PlaceDto {
  @IsNumberWithin(-90, 90, 'must be from -90 to 90')
  lat!: number;
  @IsOptional()
  @IsText(0, 5)
  address: string = '';
}

class ThingDto {
  @IsText(2, 4)
  title!: string;
  @IsOneOf({ enum: ['low', 'high'], enumName: 'Level' })
  level!: string;
  @IsWholeNumber(0, 10)
  size!: number;
  @IsFlag()
  open!: boolean;
  @IsOptional()
  @IsNested(() => PlaceDto)
  place?: PlaceDto;
  @IsOptional()
  @IsNullable()
  @MatchesPattern(/^\d{6}$/, 'must be 6 digits')
  pincode?: string | null;
  @IsOptional()
  @Distinct()
  @IsListOfTexts({ min: 1, max: 2 })
  tags?: string[];
  @IsOptional()
  @IsListOfObjects(() => PlaceDto, { min: 1, max: 3 })
  places?: PlaceDto[];
  @IsOptional()
  @IsEmailAddress()
  email?: string;
  @IsOptional()
  @IsHttpUrl(30)
  url?: string;
}

class QueryDto {
  @IsPageLimit()
  limit: number = 20;
  @IsPageCursor()
  lastKey?: string;
}

@AtLeastOne('a', 'b')
@RefusedAs('unprocessable')
class ChangeDto {
  @IsOptional()
  @IsText(1, 5)
  a?: string;
  @IsOptional()
  @IsText(1, 5)
  b?: string;
}

const VALID = { title: 'abc', level: 'low', size: 1, open: true };
const problemsOf = (changes: object) =>
  check(ThingDto, { ...VALID, ...changes }).problems?.map(({ field, message }) => `${field}: ${message}`);

describe('the validation of requests', () => {
  it.each([
    [{ title: undefined }, ['title: is required']],
    [{ title: 7 }, ['title: must be of type string']],
    [{ title: ['abc'] }, ['title: must be given once, as text']],
    [{ title: 'a' }, ['title: must be 2 to 4 characters long']],
    [{ title: '  ' }, ['title: must not be blank']],
    [{ title: '🙏🙏🙏🙏🙏' }, ['title: must be 2 to 4 characters long']],
    [{ level: undefined }, ['level: must be one of low, high']],
    [{ level: ['low'] }, ['level: must be one of low, high']],
    [{ size: '' }, ['size: must be of type number']],
    [{ size: true }, ['size: must be of type number']],
    [{ size: '0x10' }, ['size: must be of type number']],
    [{ size: 1.5 }, ['size: must be of type int']],
    [{ size: 2 ** 31 }, ['size: must be at most 10']],
    [{ size: -1 }, ['size: must be at least 0']],
    [{ open: 'true' }, ['open: must be of type boolean']],
    [{ place: null }, ['place: must be of type object']],
    [{ place: [] }, ['place: must be of type object']],
    [{ place: 'x' }, ['place: must be of type object']],
    [{ place: {} }, ['place.lat: is required']],
    [{ place: { lat: 91 } }, ['place.lat: must be from -90 to 90']],
    [{ place: { lat: 1, address: null } }, ['place.address: must be of type string']],
    [{ pincode: '12345' }, ['pincode: must be 6 digits']],
    [{ tags: 'a' }, ['tags: must be of type array']],
    [{ tags: [] }, ['tags: must be at least 1 items long']],
    [{ tags: [7, null] }, ['tags.0: must be of type string', 'tags.1: must be of type string']],
    [{ tags: ['a', 'b', 'c'] }, ['tags: must be at most 2 items long']],
    [{ tags: [7, 8, 9] }, ['tags: must be at most 2 items long']],
    [{ places: [] }, ['places: must be at least 1 items long']],
    [{ places: [null, 'x', 7] }, [0, 1, 2].map((index) => `places.${index}: must be of type object`)],
    [{ places: [[{ lat: 1 }]] }, ['places.0: must be of type object']],
    [
      { places: [{ lat: 1 }, {}, { lat: 91 }] },
      ['places.1.lat: is required', 'places.2.lat: must be from -90 to 90'],
    ],
    [{ email: 'a..b@x.org' }, ['email: must be an email address']],
    [{ url: 'ftp://x.org' }, ['url: must be an http or https URL']],
    [{ url: `http://x.org/${'a'.repeat(30)}` }, ['url: must be at most 30 characters long']],
    [{ title: 1, size: '' }, ['title: must be of type string', 'size: must be of type number']],
  ])('refuses %j', (changes, expected) => {
    expect(problemsOf(changes)).toEqual(expected);
  });

  it('accepts valid input, drops members without a rule and adds the defaults', () => {
    const place = { lat: 1, unknown: 1 };
    const { value } = check(ThingDto, { ...VALID, place, pincode: null, tags: ['a', 'a'], unknown: 1 });
    expect({ ...value, place: { ...value?.place } }).toEqual({
      ...VALID,
      place: { lat: 1, address: '' },
      pincode: null,
      tags: ['a'],
    });
  });

  it.each([
    [{}, 20],
    [{ limit: '1' }, 1],
    [{ limit: '100' }, 100],
  ])('reads the page size of %j', (query, limit) => {
    expect(check(QueryDto, query).value?.limit).toBe(limit);
  });

  it.each(['', '0', '101', '1e1', '0x10', '+5', ' 5', '5.0'])('refuses the page size %j', (limit) => {
    expect(check(QueryDto, { limit }).problems).toEqual([
      { field: 'limit', message: 'must be a whole number from 1 to 100' },
    ]);
  });

  it('refuses a query parameter that is given twice', () => {
    expect(check(QueryDto, { limit: ['1', '2'], lastKey: ['a', 'b'] }).problems).toEqual([
      { field: 'limit', message: 'must be given once, as text' },
      { field: 'lastKey', message: 'must be given once, as text' },
    ]);
  });

  it('uses the status that the class declares', async () => {
    const pipe = new RequestValidationPipe();
    const refusal = (value: unknown, metatype: new () => object) =>
      pipe.transform(value, { type: 'body', metatype }).then(
        () => undefined,
        ({ kind, details }: DomainError) => ({ kind, details }),
      );
    expect(await refusal({}, ChangeDto)).toEqual({
      kind: 'unprocessable',
      details: [{ field: 'body', message: 'must have at least one of a, b' }],
    });
    expect(await refusal([], ChangeDto)).toEqual({
      kind: 'unprocessable',
      details: [{ field: 'body', message: 'must be of type object' }],
    });
    expect((await refusal(undefined, ThingDto))?.kind).toBe('invalid');
    expect(await refusal({ b: 'x' }, ChangeDto)).toBeUndefined();
  });
});
