import type { Actor } from '../kernel/people/actor';
import { canDelete } from './media.policy';

const actor = (id: string, tokenRole: Actor['tokenRole']) => ({ id, tokenRole }) as Actor;

describe('canDelete a media item', () => {
  it.each([
    ['the reporter of its issue', actor('usr_reporter', 'citizen'), true],
    ['an admin', actor('usr_other', 'admin'), true],
    ['an official', actor('usr_other', 'official'), false],
    ['another citizen', actor('usr_other', 'citizen'), false],
  ])('answers %s: %s', (_, who, expected) => {
    expect(canDelete(who, { ownerId: 'usr_reporter' })).toBe(expected);
  });
});
