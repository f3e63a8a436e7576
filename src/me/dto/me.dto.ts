import { Count } from '../../api/openapi/answer-fields';
import { UserDto } from '../../auth';
import { OwnScoreDto } from '../../scores';

/** How many reports, messages, resolutions, ratings and requests to reopen one has. */
export class ContributionCountsDto {
  /** Those that everyone sees with one's name. */
  @Count()
  shown!: number;
  @Count()
  all!: number;
}

/** One's own account, with the score of one's contributions. */
export class MeDto extends UserDto {
  score!: OwnScoreDto;
  contributions!: ContributionCountsDto;
}
