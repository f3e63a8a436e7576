import { Injectable } from '@nestjs/common';
import { check } from '../../api/validation/request-validation.pipe';
import type { CitySlug } from '../../kernel/cities';
import { DomainError, type FieldProblem, InvalidInput } from '../../platform/http/domain-error';
import type { Open311Request } from '../clients/open311-request';
import { jurisdictionOf } from '../jurisdiction';
import { categoryOf } from '../services/service.queries';
import { ReportDraftsService } from './report-drafts.service';
import { pointIn, ReportDto } from './report.dto';
import { reportKeyOf } from './report-key';

/** Finds the problems for which a report can be refused before it is processed (docs/open311.md#errors). */
@Injectable()
export class ReportFaultsService {
  constructor(private readonly drafts: ReportDraftsService) {}

  /**
   * The error of a refused report: all of its problems as one InvalidInput, if there are more than the given error
   * names; otherwise the given error.
   * @param error the error the report was refused with
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
    // A key that is sent as an argument is validated with the fields.
    const ofKey = 'client_request_id' in body ? [] : problemsOf(() => reportKeyOf(request, {}));
    const ofCity = [...ofJurisdiction, ...(await this.ofWhatAndWhere(city, body))];
    const named = new Set(ofCity.map(({ field }) => field));
    return [...ofCity, ...ofFields.filter(({ field }) => !named.has(field)), ...ofKey];
  }

  /** Problems of the service code, and of the position if the city is known, as far as they can be parsed. */
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

/** The problems of a check; empty if there are none. */
function problemsOf(look: () => unknown): readonly FieldProblem[] {
  try {
    look();
    return [];
  } catch (error) {
    if (error instanceof DomainError && error.details) return error.details;
    throw error;
  }
}
