import { presentUser } from '../auth';
import { presentOwnScore } from '../scores';
import type { MeDto } from './dto/me.dto';
import type { OwnAccount } from './me.service';

/** One's own account with one's score (docs/api/me.md#own-account). */
export function presentMe({ account, score, contributions }: OwnAccount): MeDto {
  return { ...presentUser(account), score: presentOwnScore(score), contributions };
}
