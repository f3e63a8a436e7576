import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { ConsoleActor } from '../../kernel/console';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { ChangeConsoleConfigurationDto, ConsoleConfigurationDto } from './configuration.dto';
import { presentConfiguration } from './configuration.presenter';
import { ConsoleSettingsService } from './console-settings.service';

/** The settings that city staff can change (docs/api/console.md#configuration). */
@Controller('api/admin/config')
@Api('console', 'config')
export class ConfigurationController {
  constructor(private readonly settings: ConsoleSettingsService) {}

  @Get()
  @ApiOperation({
    operationId: 'showConfiguration',
    summary:
      'Shows the SLA hours, the table of transitions, the feature switches and the categories that need a photo',
    description:
      'The configuration applies to all cities. Each request reads it again, so a change takes effect at once.',
  })
  @Allow('console', 'config.read')
  @Answers(200, ConsoleConfigurationDto, { errors: [401, 403] })
  async read(): Promise<ConsoleConfigurationDto> {
    return presentConfiguration(await this.settings.read());
  }

  @Put()
  @ApiOperation({
    operationId: 'changeConfiguration',
    summary: 'Changes the given parts of the configuration; the rest stays',
    description:
      'Categories, statuses and switches that are not given keep their values; the list of a status is replaced as a whole. A resolved issue cannot become overdue, and no status can lead to itself. This route refuses unknown members. If nothing changes, no audit record is written.',
  })
  @Allow('console', 'config')
  @Answers(200, ConsoleConfigurationDto, { errors: [401, 403] })
  async change(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Body() change: ChangeConsoleConfigurationDto,
  ): Promise<ConsoleConfigurationDto> {
    return presentConfiguration(await this.settings.change(actor, change));
  }
}
