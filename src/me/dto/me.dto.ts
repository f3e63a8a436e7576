import { UserDto } from '../../auth';
import { OwnScoreDto } from '../../scores';

/** One's own account, with the score of one's contributions. */
export class MeDto extends UserDto {
  score!: OwnScoreDto;
}
