import { Injectable } from '@nestjs/common';
import { check } from '../../api/validation/request-validation.pipe';
import type { CitySlug } from '../../kernel/cities';
import { DomainError, type FieldProblem, InvalidInput } from '../../platform/http/domain-error';
import type { Open311Request } from '../clients/open311-request';
import { jurisdictionOf } from '../jurisdiction';
import { categoryOf } from '../services/service.queries';
import { ReportDrafts } from './report-drafts.service';
import { pointIn, ReportDto } from './report.dto';
import { reportKeyOf } from './report-key';

/** What of a report can be refused before anything is done with it (docs/open311.md#errors). */
@Injectable()
export class ReportFaults {
  constructor(private readonly drafts: ReportDrafts) {}

  /**
   * What a report is refused with: all that is wrong with it, as one InvalidInput, where that is more than it was
   * refused for; else the same.
   * @param error what it was refused for
   */
  async besides(error: unknown, request: Open311Request): Promise<unknown> {
    if (!(error instanceof DomainError) || !['invalid', 'notFound'].includes(error.kind)) return error;
    const problems = await this.of(request);
    return problems.length > 1 ? new InvalidInput(problems) : error;
  }

  private async of(request: Open311Request): Promise<FieldProblem[]> {
    const body = request.body as Record<string, unknown>;
    const ofJurisdiction = problemsOf(() => jurisdictionOf(request));
    const city = ofJurisdiction.length === 0 ? jurisdictionOf(request) : undefined;
    const { problems: ofFields = [] } = check(ReportDto, body);
    // Where the key is an argument, it is one of the fields.
    const ofKey = 'client_request_id' in body ? [] : problemsOf(() => reportKeyOf(request, {}));
    const ofCity = [...ofJurisdiction, ...(await this.ofWhatAndWhere(city, body))];
    const named = new Set(ofCity.map(({ field }) => field));
    return [...ofCity, ...ofFields.filter(({ field }) => !named.has(field)), ...ofKey];
  }

  /** The service, and the place where the city is known, as far as they can be read. */
  private async ofWhatAndWhere(
    city: CitySlug | undefined,
    body: Record<string, unknown>,
  ): Promise<FieldProblem[]> {
    const { service_code: service } = body;
    const point = pointIn(body);
    return [
      ...(typeof service === 'string' ? problemsOf(() => categoryOf(city, service)) : []),
      ...(city && point ? await this.drafts.problemsOfPlace(city, point) : []),
    ];
  }
}

/** Why something is refused; nothing where it is not. */
function problemsOf(look: () => unknown): readonly FieldProblem[] {
  try {
    look();
    return [];
  } catch (error) {
    if (error instanceof DomainError && error.details) return error.details;
    throw error;
  }
}
