import type { ConfirmationAnswer, ConfirmationState } from '../../../src/kernel/confirmations';

const [MINUTE_MS, TERM_MS] = [60_000, 7 * 86_400_000];

/** An answer, with what decides whether it counts by itself. */
export interface ModelAnswer {
  person: string;
  answer: ConfirmationAnswer;
  isReporter: boolean;
  isNew: boolean;
  range: string | null;
  device: string | null;
  /** In milliseconds. */
  at: number;
}

/** The rule, written out step by step. @returns '' while there is no decision */
export function outcomeByRule(all: readonly ModelAnswer[], isOver: boolean): ConfirmationState | '' {
  const reporter = all.find(({ isReporter }) => isReporter);
  const votes = { yes: 0, partly: 0, no: 0 };
  for (const one of all) {
    let counts = !one.isNew;
    for (const other of all) {
      if (other.person === one.person) continue;
      const isSame =
        (one.range !== null && other.range === one.range) ||
        (one.device !== null && other.device === one.device);
      const isFirst = other.at < one.at || (other.at === one.at && other.person < one.person);
      if (isSame && isFirst && one.at - other.at < MINUTE_MS) counts = false;
    }
    if (one.isReporter || (reporter && reporter.answer === one.answer)) counts = true;
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

/** An issue whose people are asked whether it was repaired, written out without a database. Times are milliseconds. */
export class ConfirmationModel {
  status: 'open' | 'resolved' | 'closed' = 'open';
  /** What its people say about the present resolution; null if nobody is asked. */
  outcome: ConfirmationState | null = null;
  /** Every outcome that was told, in its order. */
  readonly told: ConfirmationState[] = [];
  private readonly answers = new Map<string, ModelAnswer>();
  private resolvedAt = 0;

  /** @returns whether it could be resolved */
  resolve(at: number, isRepaired: boolean): boolean {
    // After the second dispute, a repair has to be shown by a photo, and there is none.
    const disputes = this.told.filter((outcome) => outcome === 'disputed').length;
    if (this.status !== 'open' || (isRepaired && disputes >= 2)) return false;
    this.status = 'resolved';
    this.resolvedAt = at;
    this.answers.clear();
    this.outcome = 'asked';
    if (!isRepaired) this.end('not_repaired');
    return true;
  }

  /** @returns whether the answer is taken */
  answer(given: ModelAnswer): boolean {
    if (this.outcome !== 'asked') return false;
    this.answers.set(given.person, given);
    this.decide(given.at);
    return true;
  }

  /** What the job of decisions does. */
  decide(at: number): void {
    if (this.outcome !== 'asked') return;
    const outcome = outcomeByRule([...this.answers.values()], this.isOver(at));
    if (outcome !== '') this.end(outcome);
  }

  /** What the job that closes issues does. */
  close(at: number): void {
    this.decide(at);
    // It closes what has been resolved for longer than the time to answer.
    if (this.status === 'resolved' && at - this.resolvedAt > TERM_MS) this.status = 'closed';
  }

  /** City staff reopen it. */
  reopen(): void {
    if (this.status !== 'resolved') return;
    this.status = 'open';
    this.outcome = null;
  }

  private isOver(at: number): boolean {
    return at - this.resolvedAt >= TERM_MS;
  }

  private end(outcome: ConfirmationState): void {
    this.outcome = outcome;
    this.told.push(outcome);
    if (outcome === 'disputed') this.status = 'open';
  }
}
