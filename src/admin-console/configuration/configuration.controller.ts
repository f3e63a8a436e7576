import { Body, Get, Put } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { ConsoleActor } from '../../kernel/console';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { BareAnswers } from '../../api/answers.decorator';
import { ConsoleApi } from '../../api/console-api/console-api.decorator';
import { ChangeConsoleConfigurationDto, ConsoleConfigurationDto } from './configuration.dto';
import { presentConfiguration } from './configuration.presenter';
import { ConsoleSettings } from './console-settings.service';

/** The settings that city staff can change (docs/api/console.md#configuration). */
@ConsoleApi('config')
export class ConfigurationController {
  constructor(private readonly settings: ConsoleSettings) {}

  @Get()
  @ApiOperation({
    operationId: 'showConfiguration',
    summary: 'Shows the SLA hours, the table of transitions and the feature switches',
    description:
      'The configuration holds for all cities. It is read anew for each request, so a change counts at once.',
  })
  @Allow('console')
  @BareAnswers(200, ConsoleConfigurationDto, { errors: [401] })
  async read(): Promise<ConsoleConfigurationDto> {
    return presentConfiguration(await this.settings.read());
  }

  @Put()
  @ApiOperation({
    operationId: 'changeConfiguration',
    summary: 'Changes what is given of the configuration; the rest stays',
    description:
      'Categories, statuses and switches that are not named keep what they have; the list of a status is replaced whole. A resolved issue cannot be overdue, and no status leads to itself. Members nobody knows are refused here. What changes nothing is not recorded.',
  })
  @Allow('console')
  @BareAnswers(200, ConsoleConfigurationDto, { errors: [401, 403] })
  async change(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Body() change: ChangeConsoleConfigurationDto,
  ): Promise<ConsoleConfigurationDto> {
    return presentConfiguration(await this.settings.change(actor, change));
  }
}
