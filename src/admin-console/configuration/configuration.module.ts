import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OutboundSwitch } from '../../channels';
import { DueDatesModule } from '../../due-dates';
import { IssuesModule } from '../../issues';
import { ResolutionModule } from '../../resolution';
import { AuditedTransaction } from '../audited-transaction.service';
import { ConsoleAudit } from '../console-audit.service';
import { ConsoleSetting } from '../entities/console-setting.entity';
import { ConfiguredOutboundSwitch } from './configured-outbound-switch';
import { ConsoleSettingsService } from './console-settings.service';

/** The settings that city staff can change. */
@Module({
  imports: [TypeOrmModule.forFeature([ConsoleSetting]), DueDatesModule, IssuesModule, ResolutionModule],
  providers: [AuditedTransaction, ConsoleAudit, ConsoleSettingsService],
  exports: [AuditedTransaction, ConsoleAudit, ConsoleSettingsService, TypeOrmModule],
})
export class ConsoleConfigurationModule {}

/** Provides the configuration to the channels. Global, as the channels context does not import from the console. */
@Global()
@Module({
  imports: [ConsoleConfigurationModule],
  providers: [{ provide: OutboundSwitch, useClass: ConfiguredOutboundSwitch }],
  exports: [OutboundSwitch],
})
export class OutboundSwitchModule {}
