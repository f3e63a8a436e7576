import fc from 'fast-check';
import { type ModelAnswer, outcomeByRule } from '../../../test/support/model/confirmation-model';
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

/** The answers of a history, each with its time. */
function* answersOf(history: History): Generator<ModelAnswer> {
  let at = START;
  for (const { person: number, after, ...given } of history) {
    at += after * 1000;
    yield { ...given, person: `usr_${String(number).padStart(2, '0')}`, isReporter: number === 0, at };
  }
}

/** By the model: the outcome, and after which answer it was decided. */
function modelOf(history: History): [outcome: string, answers: number] {
  const latest = new Map<string, ModelAnswer>();
  let count = 0;
  for (const given of answersOf(history)) {
    count++;
    latest.set(given.person, given);
    const early = outcomeByRule([...latest.values()], false);
    if (early !== '') return [early, count];
  }
  return [outcomeByRule([...latest.values()], true), history.length];
}

/** The same history by the rule of the service: of each person the latest answer, until it is decided. */
function serviceOf(history: History): [outcome: string | undefined, answers: number] {
  const stored = new Map<string, GivenAnswer>();
  let count = 0;
  for (const { at, range: network, isNew: isNewAccount, ...given } of answersOf(history)) {
    count++;
    stored.set(given.person, { ...given, network, isNewAccount, at: new Date(at) });
    const outcome = outcomeOf([...stored.values()], false);
    if (outcome !== undefined) return [outcome, count];
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
