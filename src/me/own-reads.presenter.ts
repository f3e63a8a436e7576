import type { OwnReads } from '../personal-data';
import type { OwnReadsDto } from './dto/own-reads.dto';

/** The reads of a person's data, without who read it (docs/api/privacy.md#reads). */
export function presentOwnReads({ count, newest }: OwnReads): OwnReadsDto {
  return {
    count,
    items: newest.map(({ at, role, purpose, kinds }) => ({ at: at.toISOString(), role, purpose, kinds })),
  };
}
