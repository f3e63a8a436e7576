import { Injectable } from '@nestjs/common';
import { ConsentsService, type PersonalDataSubject } from '../personal-data';
import { Config } from '../platform/config/config';
import { PersonaQueries } from './persona.queries';

/** Knows a person by all that the service has of them: their account, their personas, their address and its digest. */
@Injectable()
export class PersonalDataSubjectsService {
  private readonly areAllTrusted: boolean;

  constructor(
    private readonly personas: PersonaQueries,
    private readonly consents: ConsentsService,
    { localIdentity, settings }: Config,
  ) {
    this.areAllTrusted = localIdentity && settings.SMTP_URL === undefined;
  }

  /** A person; undefined if there is no such account. An address that was not verified is not taken for theirs. */
  async find(userId: string): Promise<PersonalDataSubject | undefined> {
    const subject = await this.personas.subject(userId, this.areAllTrusted);
    if (!subject || subject.email === null) return subject;
    return { ...subject, ids: [...subject.ids, this.consents.ofAddress(subject.email)] };
  }
}
