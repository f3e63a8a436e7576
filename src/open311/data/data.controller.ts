import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiParam } from '@nestjs/swagger';
import { PUBLIC_MAX_AGE_S } from '../../api/public-max-age';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow } from '../../api/access.decorator';
import { ReplicaRead } from '../../api/replica-read.decorator';
import { Config } from '../../platform/config/config';
import { CITY_SLUGS } from '../../kernel/cities';
import { limitKey } from '../../platform/http/client-address';
import type { ApiRequest } from '../../platform/http/request';
import type { TextStream } from '../../platform/http/text-stream';
import { ConfirmationFigureQueries } from '../../resolution';
import { named, OpenDataNotFound } from '../not-found';
import { presentConfirmations } from './confirmations.presenter';
import { ConfirmationsQueryDto } from './confirmations-query.dto';
import { DataQueryDto } from './data-query.dto';
import { DATA_FORMATS, DATA_TYPES, presentData, presentDataPackage } from './data.presenter';
import { DataQueries } from './data.queries';
import { DownloadsService } from './downloads.service';

const CITY = { name: 'city', enum: CITY_SLUGS, example: 'mumbai', description: 'The city' };
const FORMAT = {
  name: 'format',
  enum: DATA_FORMATS,
  example: 'csv',
  description: 'The format of the data set',
};

/** All issues of a city as a file, for analysis (docs/open311.md#data-sets). */
@Controller('data')
@Api('open311', 'data')
export class DataController {
  constructor(
    private readonly data: DataQueries,
    private readonly downloads: DownloadsService,
    private readonly figures: ConfirmationFigureQueries,
    private readonly config: Config,
  ) {}

  @Get(':city/datapackage.json')
  @ApiOperation({
    operationId: 'describeData',
    summary: 'Describes the data sets of a city, as a Data Package',
    description: 'The fields of the data sets, and the licence if one is set.',
  })
  @ApiParam(CITY)
  @Allow('public')
  @Answers(200, null, {
    file: ['application/json'],
    errors: [400, new OpenDataNotFound('city')],
    maxAgeS: PUBLIC_MAX_AGE_S,
  })
  describe(@Param('city') city: string): object {
    return presentDataPackage(
      named(CITY_SLUGS, city, 'city'),
      this.config.publicBaseUrl,
      this.config.settings.DATA_LICENSE,
    );
  }

  @Get(':city/confirmations.csv')
  @ApiOperation({
    operationId: 'downloadConfirmations',
    summary: 'What people say about the repairs of a city, by ward, category, department or unit',
    description: 'Of fewer than twenty outcomes the cells are empty.',
  })
  @ApiParam(CITY)
  @Allow('public')
  @ReplicaRead()
  @Answers(200, null, {
    file: ['text/csv'],
    errors: [400, new OpenDataNotFound('city')],
    maxAgeS: PUBLIC_MAX_AGE_S,
  })
  async confirmations(
    @Param('city') city: string,
    @Query() { by, quarter }: ConfirmationsQueryDto,
  ): Promise<TextStream> {
    return presentConfirmations(await this.figures.of(named(CITY_SLUGS, city, 'city'), by, quarter));
  }

  @Get(':city/issues.:format')
  @ApiOperation({
    operationId: 'downloadIssues',
    summary: 'All issues of a city, newest first; the answer is streamed',
    description:
      "What everyone may see, with the filters of the token API's list. In CSV, a ' is put before each cell that a spreadsheet would treat as a formula.",
  })
  @ApiParam(CITY)
  @ApiParam(FORMAT)
  @Allow('public')
  @ReplicaRead()
  @Answers(200, null, {
    file: Object.values(DATA_TYPES).map((type) => type.split(';')[0] ?? type),
    errors: [400, new OpenDataNotFound('city')],
    maxAgeS: PUBLIC_MAX_AGE_S,
    streamed: true,
  })
  download(
    @Param('city') city: string,
    @Param('format') format: string,
    @Query() { bom, ...filters }: DataQueryDto,
    @Req() { clientAddress }: ApiRequest,
  ): TextStream {
    return presentData(
      named(DATA_FORMATS, format.toLowerCase(), 'format'),
      this.downloads.paced(
        this.data.issues(named(CITY_SLUGS, city, 'city'), filters),
        limitKey(clientAddress),
      ),
      bom,
    );
  }
}
