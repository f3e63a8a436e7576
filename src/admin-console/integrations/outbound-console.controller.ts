import { Body, Get, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { OutboundLimits } from '../../channels';
import type { ConsoleActor } from '../../kernel/console';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { BareAnswers } from '../../api/answers.decorator';
import { ConsoleApi } from '../../api/console-api/console-api.decorator';
import { presentDelivery, presentLimits, presentTemplate } from './channel.presenter';
import { IntegrationQueries } from './integration.queries';
import { OutboundActions } from './outbound-actions.service';
import {
  ChangeSendLimitsDto,
  OutboundDeliveryDto,
  SendLimitsDto,
  OutboundTemplateDto,
} from './integrations.dto';

/** The outbound messages on the channels (docs/api/console-feed.md#outbound). */
@ConsoleApi('integrations/outbound')
export class OutboundConsoleController {
  constructor(
    private readonly queries: IntegrationQueries,
    private readonly limits: OutboundLimits,
    private readonly actions: OutboundActions,
  ) {}

  @Get('templates')
  @ApiOperation({
    operationId: 'listTemplates',
    summary: 'Lists the templates in use',
    description:
      'There is one for each status of the feed; `{title}` and `{link}` stand for those of the issue.',
  })
  @Allow('console')
  @BareAnswers(200, OutboundTemplateDto, { list: true, errors: [401] })
  async templates(): Promise<OutboundTemplateDto[]> {
    return (await this.queries.templates()).map(presentTemplate);
  }

  @Get('delivery-logs')
  @ApiOperation({
    operationId: 'listDeliveries',
    summary: 'Lists the fifty newest messages and what became of them',
    description:
      'Recipients are masked. A message is tried five times; what has waited for two days is not sent.',
  })
  @Allow('console')
  @BareAnswers(200, OutboundDeliveryDto, { list: true, errors: [401] })
  async deliveries(): Promise<OutboundDeliveryDto[]> {
    return (await this.queries.deliveries()).map(presentDelivery);
  }

  @Get('send-limits')
  @ApiOperation({
    operationId: 'showSendLimits',
    summary: 'Shows when nobody is written to, and how often anyone is in an hour',
    description:
      '22:00, 08:00 and 3 until they are changed. The quiet hours are those of the city of the issue.',
  })
  @Allow('console')
  @BareAnswers(200, SendLimitsDto, { errors: [401] })
  async readLimits(): Promise<SendLimitsDto> {
    return presentLimits(await this.limits.read());
  }

  @Post('send-limits')
  @ApiOperation({
    operationId: 'changeSendLimits',
    summary: 'Changes the limits that are given; the rest stays',
    description:
      'They hold for all messages from then on, those that wait included. A change of nothing is allowed and not recorded.',
  })
  @Allow('console')
  @BareAnswers(200, SendLimitsDto, { errors: [401, 403] })
  async changeLimits(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Body() change: ChangeSendLimitsDto,
  ): Promise<SendLimitsDto> {
    return presentLimits(await this.actions.changeLimits(actor, change));
  }
}
