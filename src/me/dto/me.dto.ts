import { UserDto } from '../../auth';
import { OwnScoreDto } from '../../scores';

/** One's own account, and what one has contributed. */
export class MeDto extends UserDto {
  score!: OwnScoreDto;
}
