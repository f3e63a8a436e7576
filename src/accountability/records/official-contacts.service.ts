import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Repository } from 'typeorm';
import { Clock } from '../../kernel/time/clock';
import { DomainEvents } from '../../platform/events/domain-events';
import { foundOr } from '../../platform/http/domain-error';
import { OfficialNotFound } from '../accountability.errors';
import { Official } from '../entities/official.entity';
import { OfficeHoldersChanged } from './official.events';

/** An official with the contact data of the office. */
export interface OfficialContact extends Omit<Official, 'city' | 'createdAt' | 'updatedAt'> {
  cityId: Official['city'];
}

/** The changes of a contact; left-out fields stay the same, '' removes a value. */
export type ContactChange = Partial<Pick<OfficialContact, 'phone' | 'email' | 'chatNumber' | 'microHandle'>>;

/** The contact data of officials. */
@Injectable()
export class OfficialContactsService {
  constructor(
    @InjectRepository(Official) private readonly officials: Repository<Official>,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** The officials of a city, after the last one of the previous page; an unknown city has none. */
  async list(
    cityId: string,
    designation: string | null,
    after: string,
    limit: number,
  ): Promise<OfficialContact[]> {
    const where = {
      city: cityId as Official['city'],
      id: MoreThan(after),
      ...(designation !== null && { designation: designation as Official['designation'] }),
    };
    const officials = await this.officials.find({ where, order: { id: 'ASC' }, take: limit });
    return officials.map(contactOf);
  }

  /** @throws OfficialNotFound */
  async find(id: string): Promise<OfficialContact> {
    return contactOf(foundOr((await this.officials.findOneBy({ id })) ?? undefined, new OfficialNotFound()));
  }

  /** Reads a contact and locks it until the surrounding transaction ends. @throws OfficialNotFound */
  async lock(id: string): Promise<OfficialContact> {
    return contactOf(await this.locked(id));
  }

  /** Changes a contact; call it in a transaction. @throws OfficialNotFound */
  async change(
    id: string,
    { phone, email, chatNumber, microHandle }: ContactChange,
  ): Promise<{ before: OfficialContact; after: OfficialContact }> {
    const official = await this.locked(id);
    const change = { phone, email, chatNumber, microHandle, updatedAt: this.clock.now() };
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    await this.officials.update({ id }, given);
    const after = contactOf({ ...official, ...given });
    if (after.email !== official.email) await this.events.emit(new OfficeHoldersChanged([id]));
    return { before: contactOf(official), after };
  }

  private async locked(id: string): Promise<Official> {
    const lock = { mode: 'for_no_key_update' as const };
    return foundOr(
      (await this.officials.findOne({ where: { id }, lock })) ?? undefined,
      new OfficialNotFound(),
    );
  }
}

function contactOf(official: Official): OfficialContact {
  const { id, name, designation, city, ward, constituency, phone, email, chatNumber, microHandle } = official;
  return { id, name, designation, cityId: city, ward, constituency, phone, email, chatNumber, microHandle };
}
