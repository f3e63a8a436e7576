import { getMetadataStorage, IsInt, IsString, validateSync } from 'class-validator';
import { rememberRules } from './remember-rules';

class Thing {
  @IsString()
  name: unknown = 1;
}

const refused = (object: object) => validateSync(object).map(({ property }) => property);

describe('remembered rules', () => {
  it('are collected once per class, by the validation itself, and refuse the same input', () => {
    const before = refused(new Thing());
    rememberRules();
    const storage = getMetadataStorage();
    const collected = jest.spyOn(storage, 'getTargetValidationMetadatas');
    const grouped = jest.spyOn(storage, 'groupByPropertyName');
    expect(refused(new Thing())).toEqual(before);
    expect(refused(new Thing())).toEqual(before);
    const results = [collected, grouped].map(({ mock }) => mock.results.map(({ value }) => value as unknown));
    for (const [first, second, ...rest] of results) {
      expect(first).toBe(second);
      expect(rest).toEqual([]);
    }
    collected.mockRestore();
    grouped.mockRestore();
  });

  it('do not change after the first validation of a class', () => {
    rememberRules();
    class Late {
      @IsString()
      name = 'a';
    }
    expect(refused(new Late())).toEqual([]);
    IsInt()(Late.prototype, 'name');
    expect(refused(new Late())).toEqual([]);
  });

  it('are replaced once', () => {
    rememberRules();
    const { getTargetValidationMetadatas } = getMetadataStorage();
    rememberRules();
    expect(getMetadataStorage().getTargetValidationMetadatas).toBe(getTargetValidationMetadatas);
  });
});
