import fc from 'fast-check';
import { thorough } from '../../../test/support/service/thorough';
import { CONFIRMATION_ANSWERS } from '../../kernel/confirmations';
import { type GivenAnswer, outcomeOf } from './confirmation.policy';

const SEED = Number(process.env.CONFIRMATION_SEED || 20_260_301);
const RUNS = thorough ? 10_000 : 300;
const START = Date.parse('2026-03-01T10:00:00Z');

/** Who answers what, after how many seconds since the answer before. Person 0 is the reporter. */
const HISTORY = fc.array(
  fc.record({
    person: fc.nat(14),
    answer: fc.constantFrom(...CONFIRMATION_ANSWERS),
    after: fc.constantFrom(0, 1, 59, 60, 61, 3600),
    range: fc.constantFrom('a', 'b', 'c', 'd', 'e', null),
    device: fc.constantFrom('x', null, null, null),
    isNew: fc.boolean(),
  }),
  { maxLength: 40 },
);
type History = typeof HISTORY extends fc.Arbitrary<infer Value> ? Value : never;

/** The rule, written out step by step: the outcome, and after which answer it was decided. */
function modelOf(history: History): [outcome: string, answers: number] {
  const latest = new Map<number, History[number] & { at: number }>();
  let at = 0;
  for (const [index, step] of history.entries()) {
    at += step.after;
    latest.set(step.person, { ...step, at });
    const early = decided([...latest.values()], false);
    if (early !== '') return [early, index + 1];
  }
  return [decided([...latest.values()], true), history.length];
}

function decided(all: ReadonlyArray<History[number] & { at: number }>, isOver: boolean): string {
  const reporter = all.find(({ person }) => person === 0);
  const votes = { yes: 0, partly: 0, no: 0 };
  for (const one of all) {
    let counts = !one.isNew;
    for (const other of all) {
      if (other.person === one.person) continue;
      const isSame =
        (one.range !== null && other.range === one.range) ||
        (one.device !== null && other.device === one.device);
      const isFirst = other.at < one.at || (other.at === one.at && keyOf(other.person) < keyOf(one.person));
      if (isSame && isFirst && one.at - other.at < 60) counts = false;
    }
    if (one.person === 0 || (reporter && reporter.answer === one.answer)) counts = true;
    if (counts) votes[one.answer]++;
  }
  const total = votes.yes + votes.partly + votes.no;
  const isTime = isOver || total >= 10;
  if (total >= 3 && isTime && votes.yes / total >= 0.6) return 'confirmed';
  if (total >= 3 && isTime && votes.no / total >= 0.6) return 'disputed';
  if (!isOver) return '';
  if (total < 3 && reporter?.answer === 'yes') return 'confirmed';
  return total < 3 && reporter?.answer === 'no' ? 'disputed' : 'unconfirmed';
}

const keyOf = (person: number) => `usr_${String(person).padStart(2, '0')}`;

/** The same history by the rule of the service: of each person the latest answer, until it is decided. */
function serviceOf(history: History): [outcome: string | undefined, answers: number] {
  const stored = new Map<string, GivenAnswer>();
  let at = START;
  for (const [index, step] of history.entries()) {
    at += step.after * 1000;
    const person = keyOf(step.person);
    const { answer, range: network, device, isNew: isNewAccount } = step;
    const isReporter = step.person === 0;
    stored.set(person, { person, answer, isReporter, isNewAccount, network, device, at: new Date(at) });
    const outcome = outcomeOf([...stored.values()], false);
    if (outcome !== undefined) return [outcome, index + 1];
  }
  return [outcomeOf([...stored.values()], true), history.length];
}

describe('random histories of answers', () => {
  it('come to the one outcome of the rule, at the same answer', () => {
    process.stdout.write(`histories of answers: seed ${SEED}\n`);
    const equal = fc.property(HISTORY, (history) => expect(serviceOf(history)).toEqual(modelOf(history)));
    fc.assert(equal, { numRuns: RUNS, seed: SEED });
  });
});
