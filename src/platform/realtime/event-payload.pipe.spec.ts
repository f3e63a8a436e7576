import { IsString } from 'class-validator';
import { InvalidInput } from '../http/domain-error';
import { EventPayloadPipe } from './event-payload.pipe';

class RoomDto {
  @IsString({ message: 'name must be a text' })
  name!: string;
}

describe('EventPayloadPipe', () => {
  const pipe = new EventPayloadPipe();
  const validated = (payload: unknown) => pipe.transform(payload, { type: 'body', metatype: RoomDto });
  const nested = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown;

  it('makes an instance of the DTO with its known fields', async () => {
    const room = await validated({ name: 'a', other: 1 });
    expect(room).toBeInstanceOf(RoomDto);
    expect({ ...(room as object) }).toEqual({ name: 'a' });
  });

  it.each([
    [undefined],
    [null],
    [7],
    ['a text'],
    [[]],
    [['name']],
    [[{ name: 'a' }]],
    [{}],
    [{ name: 7 }],
    [{ name: ['a'] }],
    [{ name: { toString: 'a' } }],
    [Buffer.from('name')],
    [JSON.parse('{"__proto__":{"name":"a"}}')],
    [JSON.parse('{"constructor":{"name":"a"}}')],
    [nested(4000)],
    [{ name: nested(4000) }],
  ])('refuses %.60p with the message of the rule', async (payload) => {
    await expect(validated(payload)).rejects.toEqual(new InvalidInput([], 'name must be a text'));
  });

  it('accepts a payload with deep nesting in an unknown field', async () => {
    expect(await validated({ name: 'a', other: nested(4000) })).toEqual({ name: 'a' });
  });

  it('passes the socket argument of a handler unchanged', async () => {
    const socket = { handshake: {}, rooms: new Set() };
    expect(await pipe.transform(socket, { type: 'custom', metatype: Object })).toBe(socket);
  });
});
