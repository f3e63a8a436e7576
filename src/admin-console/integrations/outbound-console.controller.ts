import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { OutboundLimitsService } from '../../channels';
import type { ConsoleActor } from '../../kernel/console';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { presentDelivery, presentLimits, presentTemplate } from './channel.presenter';
import { IntegrationQueries } from './integration.queries';
import { OutboundActionsService } from './outbound-actions.service';
import {
  ChangeSendLimitsDto,
  OutboundDeliveryDto,
  SendLimitsDto,
  OutboundTemplateDto,
} from './integrations.dto';

/** The outbound messages on the channels (docs/api/console-feed.md#outbound). */
@Controller('api/admin/integrations/outbound')
@Api('console', 'integrations/outbound')
export class OutboundConsoleController {
  constructor(
    private readonly queries: IntegrationQueries,
    private readonly limits: OutboundLimitsService,
    private readonly actions: OutboundActionsService,
  ) {}

  @Get('templates')
  @ApiOperation({
    operationId: 'listTemplates',
    summary: 'Lists the templates in use',
    description:
      'There is one for each feed status; `{title}` and `{link}` are replaced by those of the issue.',
  })
  @Allow('console', 'integrations.read')
  @Answers(200, OutboundTemplateDto, { list: true, errors: [401, 403] })
  async templates(): Promise<OutboundTemplateDto[]> {
    return (await this.queries.templates()).map(presentTemplate);
  }

  @Get('delivery-logs')
  @ApiOperation({
    operationId: 'listDeliveries',
    summary: 'Lists the fifty newest messages and their delivery status',
    description:
      'Recipients are masked. A message has at most five attempts; one that has waited for two days is not sent.',
  })
  @Allow('console', 'integrations.read')
  @Answers(200, OutboundDeliveryDto, { list: true, errors: [401, 403] })
  async deliveries(@CurrentConsoleActor() { scope }: ConsoleActor): Promise<OutboundDeliveryDto[]> {
    return (await this.queries.deliveries(scope)).map(presentDelivery);
  }

  @Get('send-limits')
  @ApiOperation({
    operationId: 'showSendLimits',
    summary: 'Shows the quiet hours, and the maximum number of messages to a person in an hour',
    description:
      'The defaults are 22:00, 08:00 and 3. The quiet hours are in the time zone of the city of the issue.',
  })
  @Allow('console', 'integrations.read')
  @Answers(200, SendLimitsDto, { errors: [401, 403] })
  async readLimits(): Promise<SendLimitsDto> {
    return presentLimits(await this.limits.read());
  }

  @Post('send-limits')
  @ApiOperation({
    operationId: 'changeSendLimits',
    summary: 'Changes the limits that are given; the rest stays',
    description:
      'The limits apply to all messages from then on, including waiting ones. A request without changes is allowed, and no audit record is written.',
  })
  @Allow('console', 'integrations')
  @Answers(200, SendLimitsDto, { errors: [401, 403] })
  async changeLimits(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Body() change: ChangeSendLimitsDto,
  ): Promise<SendLimitsDto> {
    return presentLimits(await this.actions.changeLimits(actor, change));
  }
}
