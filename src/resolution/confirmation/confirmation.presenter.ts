import { toSecond } from '../../kernel/time/clock';
import type { ConfirmationDto } from '../dto/confirmation.dto';
import type { ShownConfirmation } from './confirmation-answers.service';

/** Whether an issue was repaired, as its people say (docs/api/resolution.md#confirmation). */
export function presentConfirmation(
  issueId: string,
  { outcome, answers, mine, until }: ShownConfirmation,
): ConfirmationDto {
  const { yes, partly, no } = answers;
  return { issueId, outcome, answers: { yes, partly, no }, mine, until: until && toSecond(until) };
}
