import { reportKeyOf } from './report-key';

const keyOf = (header: string | undefined, id?: string) =>
  reportKeyOf({ headers: { 'idempotency-key': header } }, { client_request_id: id });

describe('the key by which a repeated report is known', () => {
  it('is the argument, or else the header', () => {
    expect(keyOf('of the header', 'of the argument')).toBe('of the argument');
    expect(keyOf(undefined, 'of the argument')).toBe('of the argument');
    expect(keyOf('of the header')).toBe('of the header');
    expect(keyOf('of the header', '')).toBe('of the header');
  });

  it('is none where neither says one', () => {
    expect(keyOf(undefined)).toBeUndefined();
    expect(keyOf(undefined, '')).toBeUndefined();
    expect(keyOf('', '')).toBeUndefined();
  });

  it('is UTF-8 where the bytes of the header are, and otherwise as they came', () => {
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
