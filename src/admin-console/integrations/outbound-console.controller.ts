import { Body, Get, Post } from '@nestjs/common';
import { OutboundLimits } from '../../channels/outbound/outbound-limits.service';
import type { ConsoleActor } from '../../kernel/console';
import { Allow, CurrentConsoleActor } from '../../platform/http/access.decorator';
import { BareAnswers, Summary } from '../../platform/http/answers.decorator';
import { ConsoleApi } from '../../platform/http/console-api/console-api.decorator';
import { Recorded } from '../recorded.service';
import { presentDelivery } from './channel.presenter';
import { IntegrationQueries } from './integration.queries';
import { ChangeSendLimitsDto, DeliveryDto, SendLimitsDto, TemplateDto } from './integrations.dto';

/** Document 3, section 4.5: what is told to people on the channels. */
@ConsoleApi('integrations/outbound')
export class OutboundConsoleController {
  constructor(
    private readonly queries: IntegrationQueries,
    private readonly limits: OutboundLimits,
    private readonly recorded: Recorded,
  ) {}

  @Get('templates')
  @Summary('Lists the templates in use')
  @Allow('console')
  @BareAnswers(200, TemplateDto, { list: true, errors: [401] })
  templates(): Promise<TemplateDto[]> {
    return this.queries.templates();
  }

  @Get('delivery-logs')
  @Summary('Lists the fifty newest messages and what became of them')
  @Allow('console')
  @BareAnswers(200, DeliveryDto, { list: true, errors: [401] })
  async deliveries(): Promise<DeliveryDto[]> {
    return (await this.queries.deliveries()).map(presentDelivery);
  }

  @Get('send-limits')
  @Summary('Shows when nobody is written to, and how often anyone is in an hour')
  @Allow('console')
  @BareAnswers(200, SendLimitsDto, { errors: [401] })
  async readLimits(): Promise<SendLimitsDto> {
    return { id: 'default', ...(await this.limits.read()) };
  }

  @Post('send-limits')
  @Summary('Changes the limits that are given; the rest stays')
  @Allow('console')
  @BareAnswers(200, SendLimitsDto, { errors: [401, 403] })
  async changeLimits(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Body() change: ChangeSendLimitsDto,
  ): Promise<SendLimitsDto> {
    const target = { action: 'outbound.update_send_limits', targetType: 'send_limits', targetId: 'default' };
    return {
      id: 'default',
      ...(await this.recorded.change(actor, target, () => this.limits.change(change))),
    };
  }
}
