import { Injectable } from '@nestjs/common';
import { AlertConsentsService } from '../alerts';
import { PersonalDataSubjectsService, PrivacyChoicesService } from '../auth';
import type { Actor } from '../kernel/people/actor';
import { CONSENT_PURPOSES, type ConsentPurpose } from '../kernel/personal-data';
import { type Asked, type ConsentRow, ConsentsService } from '../personal-data';
import { DomainError } from '../platform/http/domain-error';

/** What a person agrees to. */
export interface OwnConsents {
  /** What is done now that rests on consent. */
  active: readonly ConsentPurpose[];
  /** The newest 100 records, newest first. */
  records: readonly ConsentRow[];
}

/** Alerts are agreed to by following something, messages on a device by turning them on there. */
export class GivenElsewhere extends DomainError {
  constructor() {
    const message = 'is agreed to where alerts are asked for, or on the device';
    super('unprocessable', 'The request is not valid', [{ field: 'purpose', message }]);
  }
}

/** What people agree to, and withdraw with one press, whatever it rests on (docs/api/privacy.md#consents). */
@Injectable()
export class OwnConsentsService {
  constructor(
    private readonly consents: ConsentsService,
    private readonly choices: PrivacyChoicesService,
    private readonly alerts: AlertConsentsService,
    private readonly subjects: PersonalDataSubjectsService,
  ) {}

  /** What a person agrees to now, and agreed to before. */
  async of(userId: string): Promise<OwnConsents> {
    const email = await this.addressOf(userId);
    const subjects = email === null ? [userId] : [userId, this.consents.ofAddress(email)];
    const [{ listed, showPicture }, isRefused, records] = await Promise.all([
      this.choices.of(userId),
      this.consents.isRefused(userId, 'contact'),
      this.consents.of(subjects),
    ]);
    const holds: Record<ConsentPurpose, boolean> = {
      ...{ listing: listed, picture: showPicture, contact: !isRefused },
      alerts: email !== null && (await this.alerts.isActive(email, 'alerts')),
      push: email !== null && (await this.alerts.isActive(email, 'push')),
    };
    return { active: CONSENT_PURPOSES.filter((purpose) => holds[purpose]), records };
  }

  /** Agrees to something. @returns what the person agrees to then @throws GivenElsewhere */
  async give(actor: Actor, purpose: ConsentPurpose, asked: Asked): Promise<OwnConsents> {
    if (purpose === 'alerts' || purpose === 'push') throw new GivenElsewhere();
    if (purpose === 'contact') await this.consents.give(actor.id, purpose, asked);
    else await this.choices.change(actor, choiceOf(purpose, true), asked);
    return this.of(actor.id);
  }

  /** Withdraws a consent, and ends at once what rests on it. @returns what the person agrees to then */
  async withdraw(actor: Actor, purpose: ConsentPurpose, asked: Asked): Promise<OwnConsents> {
    if (purpose === 'contact') await this.consents.refuse(actor.id, purpose, asked);
    else if (purpose === 'alerts' || purpose === 'push') {
      const email = await this.addressOf(actor.id);
      if (email !== null) await this.alerts.withdraw(email, purpose);
    } else await this.choices.change(actor, choiceOf(purpose, false), asked);
    return this.of(actor.id);
  }

  private async addressOf(userId: string): Promise<string | null> {
    return (await this.subjects.find(userId))?.email ?? null;
  }
}

function choiceOf(purpose: 'listing' | 'picture', value: boolean) {
  return purpose === 'listing' ? { listed: value } : { showPicture: value };
}
