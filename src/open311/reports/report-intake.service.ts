import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Contact, IssueContactsService } from '../../alerts';
import { Idempotency } from '../../api/idempotency';
import { IssueLifecycle } from '../../issues';
import type { ApiClientIdentity } from '../../kernel/people/api-client';
import type { CitySlug } from '../../kernel/cities';
import type { Priority } from '../../kernel/priorities';
import { Database } from '../../platform/database/database';
import { DomainError, InvalidInput } from '../../platform/http/domain-error';
import type { ReportDto } from './report.dto';
import { ReportDraftsService } from './report-drafts.service';
import { ReportPicturesService } from './report-pictures.service';

/** Arguments about the transmission: a report with other values of these counts as the same. */
const OF_THE_SENDING: readonly string[] = ['api_key', 'client_request_id', 'jurisdiction_id', 'address_id'];

const MAX_URL = 2000;

/** A received report. */
export interface IncomingReport {
  client: ApiClientIdentity;
  city: CitySlug;
  report: ReportDto;
  /** Its pictures. */
  files: readonly Buffer[];
  /** The key that identifies a repetition, if the client sent one. */
  key?: string;
}

/** Creates issues from the reports of Open311 clients (docs/open311.md#reporting). */
@Injectable()
export class ReportIntakeService {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly idempotency: Idempotency,
    private readonly drafts: ReportDraftsService,
    private readonly contacts: IssueContactsService,
    private readonly pictures: ReportPicturesService,
  ) {}

  /**
   * Creates the issue of a report, or finds the one its first transmission created. Pictures are stored after the
   * issue: a failure does not affect it, and a repetition adds the missing ones.
   * @throws ServiceUnknown; InvalidInput for a position outside the city, or a key of another report; DomainError
   *   `conflict` while the first transmission is being processed
   */
  async file(incoming: IncomingReport): Promise<{ id: string }> {
    const issue = await this.drafts.of(incoming.city, incoming.report);
    const { client, report, files, key } = incoming;
    let isNew = false;
    const open = async () => {
      isNew = true;
      const { id } = await this.lifecycle.open(issue, { actorId: client.id, surface: 'open311' });
      await this.contacts.keep({ id, city: incoming.city }, contactIn(report));
      return { id };
    };
    const filed = await (key === undefined
      ? this.database.transaction(open)
      : this.once(incoming, key, issue.priority, open));
    // Servers refuse longer URLs; such a picture is left out, like any other that cannot be fetched.
    const urls = (report.media_url ?? []).filter(({ length }) => length <= MAX_URL);
    const hasPictures = files.length + urls.length > 0;
    if (hasPictures && (isNew || !(await this.pictures.areThere(filed.id))))
      await this.pictures.attach({ client, issueId: filed.id, files, urls, key });
    return filed;
  }

  private async once(
    { client, city, report, files }: IncomingReport,
    key: string,
    priority: Priority,
    open: () => Promise<{ id: string }>,
  ): Promise<{ id: string }> {
    // A default value and the same value given explicitly make the same report.
    const decided = Object.entries({ ...report, attribute: priority });
    const fields = decided.filter(([name]) => !OF_THE_SENDING.includes(name));
    const sorted = fields.sort(([a], [b]) => (a < b ? -1 : 1));
    const pictures = files.map((bytes) => createHash('sha256').update(bytes).digest('base64'));
    const content = JSON.stringify(['open311', city, sorted, pictures]);
    try {
      return await this.idempotency.once({ caller: client.id, key, content }, open);
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'unprocessable') throw error;
      throw new InvalidInput([{ field: 'Idempotency-Key', message: 'belongs to another report' }]);
    }
  }
}

/** The person for whom a client reports. */
function contactIn({ email, phone, first_name: firstName, last_name: lastName }: ReportDto): Contact {
  return { email, phone, firstName, lastName };
}
