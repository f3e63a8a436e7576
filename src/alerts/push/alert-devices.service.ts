import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { Config } from '../../platform/config/config';
import { Clock } from '../../kernel/time/clock';
import { Database } from '../../platform/database/database';
import { AlertLinksService } from '../mails/alert-links.service';
import { AlertDeviceInvalid } from '../alert.errors';
import { AlertDevice } from '../entities/alert-device.entity';
import { AlertConsentsService } from '../subscriptions/alert-consents.service';
import { ENDPOINT_RULES, type PushEndpoint, wrongFieldNow } from './push-endpoint';

/** The maximum number of devices, so that nobody fills the table with one address. */
const MAX_PER_ADDRESS = 10;

/** Whether a device shows the alerts of this address, those of another address, or none. */
export type DeviceState = 'shown' | 'another' | 'none';

/** The devices that show the alerts of an address. */
@Injectable()
export class AlertDevicesService {
  constructor(
    @InjectRepository(AlertDevice) private readonly devices: Repository<AlertDevice>,
    private readonly database: Database,
    private readonly links: AlertLinksService,
    private readonly consents: AlertConsentsService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes a device show the alerts of an address from now on, in place of those of another address. Of more than ten
   * devices, the oldest is deleted. Those of somebody under 18 show none.
   * @returns what it shows then
   * @throws AlertLinkInvalid, AlertDeviceInvalid
   */
  async add(link: string, device: PushEndpoint, language: string): Promise<DeviceState> {
    const email = this.links.addressOf('manage', link);
    await this.assertEndpoint(device);
    const { endpoint, p256dh, auth } = device;
    if (!(await this.consents.mayPush(email))) return this.stateOf(email, endpoint);
    return this.database.transaction<DeviceState>(async () => {
      await this.takeEndpoint(endpoint);
      // Devices of one address are added one at a time, because they are counted.
      await this.database.takeTurns(`alert-devices:${email}`);
      await this.devices.delete({ endpoint });
      const others = await this.devices.find({ where: { email }, order: { id: 'desc' } });
      const oldest = others.slice(MAX_PER_ADDRESS - 1).map(({ id }) => id);
      if (oldest.length > 0) await this.devices.delete({ id: In(oldest) });
      await this.devices.insert({ email, language, endpoint, p256dh, auth, createdAt: this.clock.now() });
      await this.consents.give(email, 'push', language);
      return 'shown';
    });
  }

  /**
   * What a device shows. Its browser sends its data each time the reader opens the page of an address: in the meantime
   * the service may have deleted the device, or been asked to show the alerts of another address there.
   * @throws AlertLinkInvalid, AlertDeviceInvalid
   */
  async seen(link: string, device: PushEndpoint): Promise<DeviceState> {
    const email = this.links.addressOf('manage', link);
    await this.assertEndpoint(device);
    const { endpoint, p256dh, auth } = device;
    const { affected } = await this.devices.update({ email, endpoint }, { p256dh, auth });
    return affected ? 'shown' : this.stateOf(email, endpoint);
  }

  /** Stops a device from showing the alerts of an address. @returns what it shows then @throws AlertLinkInvalid */
  async remove(link: string, endpoint: string): Promise<DeviceState> {
    const email = this.links.addressOf('manage', link);
    await this.devices.delete({ email, endpoint });
    await this.consents.noteEnd(email, 'push');
    return this.stateOf(email, endpoint);
  }

  /**
   * Handles a browser that changed its endpoint: apart from this service, only that browser knows the old one. The new
   * endpoint no longer shows what it showed before, for any address.
   * @param was the old endpoint, whose address, language and waiting messages are kept
   * @throws AlertDeviceInvalid if the old one is not known or the new one is invalid; then nothing is changed
   */
  async renew(was: string, { endpoint, p256dh, auth }: PushEndpoint): Promise<void> {
    await this.assertEndpoint({ endpoint, p256dh, auth });
    await this.database.transaction(async () => {
      await this.takeEndpoint(endpoint);
      // A browser may have turned on alerts with its new endpoint before it reports which old one that replaces.
      if (endpoint !== was) await this.devices.delete({ endpoint });
      const { affected } = await this.devices.update(
        { endpoint: was },
        { endpoint, p256dh, auth, refusals: 0, silences: 0, deliveredAt: null },
      );
      if (affected === 0) throw new AlertDeviceInvalid();
    });
  }

  /**
   * Locks an endpoint until the transaction ends: a row that another transaction stores in the meantime would not be
   * visible to the delete. Taken before the lock of an address and before any row lock, to avoid a deadlock.
   */
  private takeEndpoint(endpoint: string): Promise<void> {
    return this.database.takeTurns(`alert-device:${endpoint}`);
  }

  private async stateOf(email: string, endpoint: string): Promise<DeviceState> {
    const device = await this.devices.findOneBy({ endpoint });
    if (!device) return 'none';
    return device.email === email ? 'shown' : 'another';
  }

  private async assertEndpoint(device: PushEndpoint): Promise<void> {
    const field = await wrongFieldNow(device, this.config.settings.PUSH_ORIGINS);
    if (field) throw new AlertDeviceInvalid({ field, message: ENDPOINT_RULES[field] });
  }
}
