import type { Actor } from '../kernel/people/actor';
import { canDelete } from './message.policy';

const actor = (id: string, tokenRole: Actor['tokenRole']) => ({ id, tokenRole }) as Actor;

describe('canDelete a message', () => {
  it.each([
    ['its author', actor('usr_author', 'citizen'), true],
    ['an admin', actor('usr_other', 'admin'), true],
    ['an official', actor('usr_other', 'official'), false],
    ['another citizen', actor('usr_other', 'citizen'), false],
  ])('answers %s: %s', (_, who, expected) => {
    expect(canDelete(who, { ownerId: 'usr_author' })).toBe(expected);
  });
});
