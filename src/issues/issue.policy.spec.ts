import type { Actor } from '../kernel/people/actor';
import { canEdit, canSee } from './issue.policy';

const actor = (id: string, tokenRole: Actor['tokenRole']) => ({ id, tokenRole }) as Actor;
const ISSUE = { ownerId: 'usr_reporter', withheld: false };
const HIDDEN = { ...ISSUE, withheld: true };

describe('canSee', () => {
  it.each([
    ['nobody', undefined],
    ['a citizen', actor('usr_other', 'citizen')],
    ['an official', actor('usr_other', 'official')],
  ])('lets %s see an issue', (_, who) => {
    expect(canSee(who, ISSUE)).toBe(true);
  });

  it.each([
    ['nobody', undefined, false],
    ['another citizen', actor('usr_other', 'citizen'), false],
    ['an official', actor('usr_other', 'official'), false],
    ['its reporter', actor('usr_reporter', 'citizen'), true],
    ['an admin', actor('usr_other', 'admin'), true],
  ])('answers for a hidden issue and %s: %s', (_, who, expected) => {
    expect(canSee(who, HIDDEN)).toBe(expected);
  });
});

describe('canEdit', () => {
  it.each([
    ['another citizen', actor('usr_other', 'citizen'), false],
    ['its reporter', actor('usr_reporter', 'citizen'), true],
    ['an official', actor('usr_other', 'official'), true],
    ['an admin', actor('usr_other', 'admin'), true],
  ])('answers %s: %s', (_, who, expected) => {
    expect(canEdit(who, ISSUE)).toBe(expected);
  });
});
