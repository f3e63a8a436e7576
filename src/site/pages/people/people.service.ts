import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../../../kernel/cities';
import { DomainError } from '../../../platform/http/domain-error';
import { ReporterQueries, type ReporterRow } from '../../../public-read';
import { ScoreNotFound, ScoreQueries } from '../../../scores';
import { ReporterAccountQueries } from './reporter-account.queries';

const LEADERS = 50;

/** What somebody's contributions are worth. */
export type PersonScore = Awaited<ReturnType<ScoreQueries['of']>>;

/** A contributor, as the page of a profile shows one. */
export interface Profile {
  reporter: ReporterRow;
  /** undefined while there is none. */
  score: PersonScore | undefined;
}

/** Who reports in a city, and what they have contributed. */
@Injectable()
export class People {
  constructor(
    private readonly reporters: ReporterQueries,
    private readonly scores: ScoreQueries,
    private readonly accounts: ReporterAccountQueries,
  ) {}

  /** The first of a city's directory, by rank. */
  async leaders(city: CitySlug): Promise<ReporterRow[]> {
    const leaders: ReporterRow[] = [];
    for await (const some of this.reporters.list({ cityId: city, limit: LEADERS })) leaders.push(...some);
    return leaders;
  }

  /** @throws DomainError notFound when nobody of the city has the profile */
  async profile(city: CitySlug, slug: string): Promise<Profile> {
    const account = await this.accounts.bySlug(slug);
    const reporter = account?.city === city ? await this.reporters.find(slug) : undefined;
    if (!account || !reporter) throw new DomainError('notFound', 'There is no such reporter');
    return { reporter, score: await this.scoreOf(account.userId) };
  }

  /** What somebody's contributions are worth; undefined while they are worth nothing. */
  async scoreOf(userId: string): Promise<PersonScore | undefined> {
    try {
      return await this.scores.of(userId);
    } catch (error) {
      if (error instanceof ScoreNotFound) return undefined;
      throw error;
    }
  }
}
