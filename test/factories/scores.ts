import type { TestService } from '../support/service/service';
import type { TestPerson } from './people';

/** Adds votes that were not cast: points that nobody could earn in a test, for scores that are far apart. */
export async function grantedVotes(service: TestService, { id }: TestPerson, votes: number): Promise<void> {
  await service.database.sql(
    `insert into user_scores (user_id, city, votes_cast, updated_at) values ($1, 'mumbai', $2, now())
     on conflict (user_id) do update set votes_cast = excluded.votes_cast`,
    [id, votes],
  );
}

/** Removes all scores of people, including added votes. */
export async function withdrawnVotes(service: TestService, userIds: readonly string[]): Promise<void> {
  await service.database.sql(`delete from user_scores where user_id = any ($1)`, [userIds]);
}
