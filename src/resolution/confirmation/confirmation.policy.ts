import type { ConfirmationAnswer, ConfirmationOutcome } from '../../kernel/confirmations';
import { MINUTE_MS } from '../../kernel/time/durations';

/** From this many answers on, the share of each decides; below, the reporter's answer. */
const MIN_ANSWERS = 3;
/** With this many answers the decision does not wait for the end of the time to answer. */
export const ENOUGH_ANSWERS = 10;
/** The share of the answers that decides, in percent. */
const DECIDING_PERCENT = 60;

/** An answer, with what decides whether it counts by itself. */
export interface GivenAnswer {
  /** Names the person among those of the issue. */
  person: string;
  answer: ConfirmationAnswer;
  isReporter: boolean;
  /** Whether the account was younger than a day. */
  isNewAccount: boolean;
  /** The range of the client address and the device, if known. */
  network: string | null;
  device: string | null;
  at: Date;
}

/** What the answers of the people who were asked come to. */
export type AnsweredOutcome = Exclude<ConfirmationOutcome, 'not_repaired'>;

/**
 * What the answers come to by the rule (docs/api/resolution.md#decision).
 * @param isOver whether the time to answer is over
 * @returns undefined while there is no decision
 */
export function outcomeOf(answers: readonly GivenAnswer[], isOver: boolean): AnsweredOutcome | undefined {
  const counted = countedOf(answers);
  const given = (answer: ConfirmationAnswer) => counted.filter((each) => each.answer === answer).length;
  const decides = (answer: ConfirmationAnswer) => 100 * given(answer) >= DECIDING_PERCENT * counted.length;
  if (counted.length >= MIN_ANSWERS && (isOver || counted.length >= ENOUGH_ANSWERS)) {
    if (decides('yes')) return 'confirmed';
    if (decides('no')) return 'disputed';
  }
  if (!isOver) return undefined;
  const reporter = counted.length < MIN_ANSWERS ? counted.find(({ isReporter }) => isReporter) : undefined;
  if (reporter?.answer === 'yes') return 'confirmed';
  return reporter?.answer === 'no' ? 'disputed' : 'unconfirmed';
}

/**
 * The answers that count. Those of new accounts, and those within a minute after another one from the same device or
 * range, count only if the reporter gave the same answer: so nobody outvotes others with accounts made for it.
 */
export function countedOf(answers: readonly GivenAnswer[]): GivenAnswer[] {
  const reporter = answers.find(({ isReporter }) => isReporter);
  return answers.filter(
    (each) =>
      each.isReporter ||
      each.answer === reporter?.answer ||
      (!each.isNewAccount && !answers.some((other) => isSoonAfter(each, other))),
  );
}

/** Whether an answer came within a minute after another one from the same device or range. */
function isSoonAfter(each: GivenAnswer, other: GivenAnswer): boolean {
  const isSame =
    (each.network !== null && each.network === other.network) ||
    (each.device !== null && each.device === other.device);
  const later = each.at.getTime() - other.at.getTime();
  const isAfter = later > 0 || (later === 0 && each.person > other.person);
  return isSame && isAfter && later < MINUTE_MS;
}
