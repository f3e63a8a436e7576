import { Injectable } from '@nestjs/common';
import { OutboundSwitch } from '../../channels';
import { ConsoleSettingsService } from './console-settings.service';

/** Reads from the configuration whether outbound messages are sent. */
@Injectable()
export class ConfiguredOutboundSwitch extends OutboundSwitch {
  constructor(private readonly settings: ConsoleSettingsService) {
    super();
  }

  async isOn(): Promise<boolean> {
    return (await this.settings.features()).outboundMessages;
  }
}
