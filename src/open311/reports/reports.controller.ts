import { Body, Controller, Injectable, Post, Req, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiConsumes, ApiHeader, ApiOperation } from '@nestjs/swagger';
import { CITY_BASE, SHARED_BASE } from '../base-paths';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { FormatInterceptor } from '../../api/open311-api/format.interceptor';
import { Allow } from '../../api/access.decorator';
import { ReadsBody } from '../../api/reads-body.decorator';
import { Limited } from '../../api/limited.decorator';
import { MAX_KEY_LENGTH } from '../../api/idempotent.decorator';
import type { ApiClientIdentity } from '../../kernel/people/api-client';
import type { CitySlug } from '../../kernel/cities';
import { CurrentClient } from '../clients/api-client.decorator';
import { ClientLimitGuard } from '../clients/client-limit.guard';
import type { Open311Request } from '../clients/open311-request';
import { JurisdictionOfRequest } from '../jurisdiction';
import { ServiceUnknown } from '../services/service.errors';
import { FiledReportDto } from './filed-report.dto';
import { ReportDto } from './report.dto';
import { ReportFaultsInterceptor } from './report-faults.interceptor';
import { ReportIntakeService } from './report-intake.service';
import { reportKeyOf } from './report-key';
import { presentFiled } from './report.presenter';

/** Reporting (docs/open311.md#reporting). */
@Injectable()
@UseInterceptors(FormatInterceptor)
class ReportsRoutes {
  constructor(private readonly intake: ReportIntakeService) {}

  @Post('requests.:format')
  @ApiOperation({
    summary: 'Reports an issue in the name of a registered client',
    description:
      'A form with the key of the client. The answer has the id immediately, never a token. With Idempotency-Key or client_request_id a repeated request creates no second issue.',
  })
  @ApiConsumes('application/x-www-form-urlencoded', 'multipart/form-data')
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'Makes the report safe to repeat; the same key with other arguments is refused (400)',
    schema: { type: 'string', maxLength: MAX_KEY_LENGTH },
    example: '5b1e7c1a-report-1',
  })
  @Allow('api-client')
  @ReadsBody('form-bytes')
  @Limited('open311')
  @UseGuards(ClientLimitGuard)
  @UseInterceptors(ReportFaultsInterceptor)
  @Answers(200, FiledReportDto, {
    xmlRoot: 'service_requests',
    list: true,
    errors: [400, 403, new ServiceUnknown('mumbai'), 409, 415],
  })
  async report(
    @CurrentClient() client: ApiClientIdentity,
    @JurisdictionOfRequest() city: CitySlug,
    @Body() report: ReportDto,
    @Req() request: Open311Request,
  ): Promise<FiledReportDto[]> {
    return presentFiled(
      await this.intake.file({
        client,
        city,
        report,
        files: request.formFiles ?? [],
        key: reportKeyOf(request, report),
      }),
    );
  }
}

/** Reporting at the base path of all cities, which requires a jurisdiction. */
@Controller(SHARED_BASE)
@Api('open311', 'requests')
export class ReportsController extends ReportsRoutes {}

/** Reporting at the base path of one city. */
@Controller(CITY_BASE)
@Api('open311', 'requests')
export class CityReportsController extends ReportsRoutes {}
