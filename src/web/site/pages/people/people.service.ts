import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../../../../kernel/cities';
import { DomainError } from '../../../../platform/http/domain-error';
import { ReporterProfiles, ReporterQueries, type ReporterRow } from '../../../../public-read';
import { ScoreNotFound, ScoreQueries } from '../../../../scores';

const LEADERS = 50;

/** A person's score. */
export type PersonScore = Awaited<ReturnType<ScoreQueries['of']>>;

/** The data of a contributor's profile. */
export interface Profile {
  reporter: ReporterRow;
  /** undefined if the person has no score. */
  score: PersonScore | undefined;
}

/** The contributors of a city, and their scores. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly reporters: ReporterQueries,
    private readonly scores: ScoreQueries,
    private readonly profiles: ReporterProfiles,
  ) {}

  /** The top of a city's directory, by rank. */
  async leaders(city: CitySlug): Promise<ReporterRow[]> {
    const leaders: ReporterRow[] = [];
    for await (const some of this.reporters.list({ cityId: city, limit: LEADERS })) leaders.push(...some);
    return leaders;
  }

  /** @throws DomainError `notFound` if nobody in the city has the profile */
  async profile(city: CitySlug, slug: string): Promise<Profile> {
    const stored = await this.profiles.bySlug(slug);
    const reporter = stored?.city === city ? await this.reporters.find(slug) : undefined;
    if (!stored || !reporter) throw new DomainError('notFound', 'There is no such reporter');
    return { reporter, score: await this.scoreOf(stored.userId) };
  }

  /** A person's score; undefined without points. */
  async scoreOf(userId: string): Promise<PersonScore | undefined> {
    try {
      return await this.scores.of(userId);
    } catch (error) {
      if (error instanceof ScoreNotFound) return undefined;
      throw error;
    }
  }
}
