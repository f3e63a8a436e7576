import type { Actor } from '../kernel/people/actor';
import { canCloseAs, canDecide, canRate } from './resolution.policy';

const actor = (id: string, tokenRole: Actor['tokenRole']) => ({ id, tokenRole }) as Actor;
const ISSUE = { ownerId: 'usr_reporter' };
const reporter = actor('usr_reporter', 'citizen');
const stranger = actor('usr_other', 'citizen');
const official = actor('usr_other', 'official');
const admin = actor('usr_other', 'admin');

describe('canDecide', () => {
  it.each([
    ['the reporter', reporter, true],
    ['an admin', admin, true],
    ['an official', official, false],
    ['another citizen', stranger, false],
  ])('answers %s: %s', (_, who, expected) => {
    expect(canDecide(who, ISSUE)).toBe(expected);
  });
});

describe('canRate', () => {
  it.each([
    ['the reporter', reporter, false],
    ['an admin', admin, true],
    ['another citizen', stranger, true],
  ])('answers %s: %s', (_, who, expected) => {
    expect(canRate(who, ISSUE)).toBe(expected);
  });
});

describe('canCloseAs', () => {
  it.each([
    ['owner', 'the reporter', reporter, true],
    ['owner', 'an admin', admin, false],
    ['owner', 'another citizen', stranger, false],
    ['admin', 'an admin', admin, true],
    ['admin', 'the reporter', reporter, false],
    ['admin', 'an official', official, false],
    ['auto', 'the reporter', reporter, true],
    ['auto', 'an admin', admin, true],
    ['auto', 'another citizen', stranger, false],
  ] as const)('as %s answers %s', (source, _, who, expected) => {
    expect(canCloseAs(who, ISSUE, source)).toBe(expected);
  });
});
