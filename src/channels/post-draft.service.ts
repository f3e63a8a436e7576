import { Injectable } from '@nestjs/common';
import { PlaceQueries } from '../accountability';
import type { NewIssue } from '../issues';
import type { CitySlug } from '../kernel/cities';
import { Clock } from '../kernel/time/clock';
import { firstCharacters } from '../kernel/text/first-characters';
import type { Hints } from './channel';
import { CategoryHintsService } from './detection/category-hints.service';
import type { Mention } from './entities/mention.entity';
import { issueLocationOf } from './post-location';

const MAX_TITLE_LENGTH = 100;
const MAX_DESCRIPTION_LENGTH = 2000;

/** The content of a stored post. */
type Post = Pick<Mention, 'text' | 'channel' | 'location'>;

/** The issues that posts become without a person who describes them. */
@Injectable()
export class PostDraftService {
  constructor(
    private readonly categoryHints: CategoryHintsService,
    private readonly places: PlaceQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * The issue of a post, at its point. The current keywords decide category and, without a point, the city, not those
   * at the time of the post.
   */
  async issueOf({ text, channel, location }: Post): Promise<NewIssue> {
    const said = text.trim() || 'Post without words';
    const [hints] = await this.categoryHints.hintsOf([text]);
    const categoryLabel = hints && (await this.categoryHints.labelOf(hints));
    return {
      title: firstCharacters(said.replaceAll(/\s+/g, ' '), MAX_TITLE_LENGTH),
      description: firstCharacters(said, MAX_DESCRIPTION_LENGTH),
      city: await this.cityOf(location, hints),
      category: hints?.category || 'infrastructure',
      ...(categoryLabel && { categoryLabel }),
      priority: 'medium',
      source: channel,
      // The contract leaves ward and pincode empty, so the issue is not to be placed.
      ...(location && {
        location: issueLocationOf(location),
        placedAt: this.clock.now(),
      }),
    };
  }

  /** The city of the point; otherwise the one that the text names. */
  private async cityOf(location: Post['location'], hints: Hints | undefined): Promise<CitySlug> {
    return (location && (await this.places.cityAt(location))) || hints?.city || 'mumbai';
  }
}
