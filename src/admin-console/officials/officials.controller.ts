import { Body, Get, Param, Put, Query } from '@nestjs/common';
import { z } from 'zod';
import { OfficialContacts } from '../../accountability/official-contacts.service';
import type { ConsoleActor } from '../../kernel/console';
import { Allow, CurrentConsoleActor } from '../../platform/http/access.decorator';
import { BareAnswers, Summary } from '../../platform/http/answers.decorator';
import { ConsoleApi } from '../../platform/http/console-api/console-api.decorator';
import { dto } from '../../platform/http/dto';
import { pageLimit, text } from '../../platform/http/fields';
import { consoleParameter } from '../feed/feed.dto';
import { Recorded } from '../recorded.service';

class OfficialContactDto extends dto(
  z
    .strictObject({
      id: z.string(),
      name: z.string(),
      designation: z.string(),
      cityId: z.string(),
      ward: z.string(),
      constituency: z.string(),
      phone: z.string(),
      email: z.string(),
      chatNumber: z.string(),
      microHandle: z.string(),
    })
    .meta({ id: 'OfficialContact' }),
) {}

class OfficialQueryDto extends dto(
  z
    .object({
      cityId: consoleParameter('The city, by its id', 'mumbai'),
      designation: consoleParameter('Ward Officer, Corporator, MLA or MP, or all', 'all'),
      after: consoleParameter('The id of the last official of the page before', ''),
      limit: pageLimit(100),
    })
    .meta({ id: 'OfficialQuery' }),
) {}

class ChangeContactDto extends dto(
  z
    .object({
      phone: text(0, 50),
      email: z.union([z.email().max(254), z.literal('')]),
      chatNumber: text(0, 50),
      microHandle: text(0, 100),
    })
    .partial()
    .refine((change) => Object.keys(change).length > 0, 'must change something')
    .meta({ id: 'ChangeContact' }),
) {}

/** How officials are reached (document 3, section 4.7). */
@ConsoleApi('officials')
export class OfficialsController {
  constructor(
    private readonly contacts: OfficialContacts,
    private readonly recorded: Recorded,
  ) {}

  @Get()
  @Summary('Lists the officials of a city')
  @Allow('console')
  @BareAnswers(200, OfficialContactDto, { list: true, errors: [401] })
  list(@Query() { cityId, designation, after, limit }: OfficialQueryDto): Promise<OfficialContactDto[]> {
    return this.contacts.list(cityId, designation === 'all' ? null : designation, after, limit);
  }

  @Put(':officialId/contact')
  @Summary('Changes how an official is reached; what is not given stays')
  @Allow('console')
  @BareAnswers(200, OfficialContactDto, { errors: [401, 403, 404] })
  change(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Param('officialId') targetId: string,
    @Body() change: ChangeContactDto,
  ): Promise<OfficialContactDto> {
    const target = { action: 'official.update_contact', targetType: 'official', targetId };
    return this.recorded.change(actor, target, () => this.contacts.change(targetId, change));
  }
}
