import { reportKeyOf } from './report-key';

const keyOf = (header: string | undefined, id?: string) =>
  reportKeyOf({ headers: { 'idempotency-key': header } }, { client_request_id: id });

describe('the key of a report', () => {
  it('is the argument, otherwise the header', () => {
    expect(keyOf('of the header', 'of the argument')).toBe('of the argument');
    expect(keyOf(undefined, 'of the argument')).toBe('of the argument');
    expect(keyOf('of the header')).toBe('of the header');
    expect(keyOf('of the header', '')).toBe('of the header');
  });

  it('is undefined without either', () => {
    expect(keyOf(undefined)).toBeUndefined();
    expect(keyOf(undefined, '')).toBeUndefined();
    expect(keyOf('', '')).toBeUndefined();
  });

  it('is decoded as UTF-8 if the header is valid UTF-8, and otherwise kept', () => {
    expect(keyOf(Buffer.from('गड्ढा').toString('latin1'))).toBe('गड्ढा');
    expect(keyOf('caf\xe9')).toBe('caf\xe9');
  });

  it('has at most 200 characters', () => {
    const header = Buffer.from('ग'.repeat(200)).toString('latin1');
    expect(keyOf(header)).toBe('ग'.repeat(200));
    const details = [{ field: 'Idempotency-Key', message: 'must be at most 200 characters long' }];
    expect(() => keyOf('k'.repeat(201))).toThrow(expect.objectContaining({ details }) as Error);
    expect(() => keyOf(undefined, 'k'.repeat(201))).toThrow(expect.objectContaining({ details }) as Error);
  });
});
