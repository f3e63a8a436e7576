import { presentPosted } from '../../messages';
import type { PostedAnswer } from '../../staff';
import type { AnswerDto } from './answers.dto';

/** An answer (docs/api/staff.md#answers). */
export function presentAnswer({ message, unitId, waitsUntil }: PostedAnswer): AnswerDto {
  return { ...presentPosted(message), unitId, waitsUntil: waitsUntil?.toISOString() ?? null };
}
