import { Injectable } from '@nestjs/common';
import { WardAddressQueries } from '../../../../accountability';
import { IssueNotFound, IssueQueries } from '../../../../issues';
import type { CitySlug } from '../../../../kernel/cities';
import { DomainError, foundOr } from '../../../../platform/http/domain-error';
import { FirstPhotoQueries } from '../../first-photos.queries';
import type { Words } from '../../i18n/translate';
import type { IssuePath } from '../../site.decorators';
import { ShareDrawerService } from './share-drawer.service';

/** What the pictures say that previews of links show. Readers are named by their client address. */
@Injectable()
export class SharePicturesService {
  constructor(
    private readonly issues: IssueQueries,
    private readonly photos: FirstPhotoQueries,
    private readonly addresses: WardAddressQueries,
    private readonly drawer: ShareDrawerService,
  ) {}

  /** The picture of a city: its name and how much is open and resolved. */
  async ofCity(words: Words, city: CitySlug, reader: string): Promise<Buffer> {
    const { open, repaired } = await this.issues.figuresOf(city);
    const counts = [
      open > 0 && words.count('openIssues', open),
      repaired > 0 && words.count('resolvedIssues', repaired),
    ];
    const title = words.text('city.title', { city: words.text(`city.${city}`) });
    return this.drawer.draw(words, reader, { title, facts: counts.filter(Boolean).join(' · ') });
  }

  /** The picture of a ward. @throws DomainError `notFound` if there is none at the address */
  async ofWard(words: Words, city: CitySlug, address: string, reader: string): Promise<Buffer> {
    const addresses = await this.addresses.inCity(city);
    const ward = foundOr(addresses.codeAt(address), new DomainError('notFound', 'There is no such ward'));
    return this.drawer.draw(words, reader, {
      title: words.text('ward.title', { ward }),
      facts: words.text(`city.${city}`),
    });
  }

  /** The picture of an issue: its first photo, title, status and category. @throws IssueNotFound */
  async ofIssue(words: Words, { city, id }: IssuePath, reader: string): Promise<Buffer> {
    const issue = await this.issues.detail(id, undefined);
    if (issue.city !== city) throw new IssueNotFound();
    const facts = [`status.${issue.status}`, `category.${issue.category}`, `city.${city}`] as const;
    const [found] = await this.photos.addTo([{ id }]);
    return this.drawer.draw(
      words,
      reader,
      { title: issue.title, facts: facts.map((key) => words.text(key)).join(' · ') },
      found?.photoKey,
    );
  }
}
