import { Injectable } from '@nestjs/common';
import type { PersonalDataSubject } from '../personal-data';
import { Config } from '../platform/config/config';
import { PersonaQueries } from './persona.queries';

/** Knows a person by all that the service has of them: their account, their personas, their address. */
@Injectable()
export class PersonalDataSubjectsService {
  private readonly areAllTrusted: boolean;

  constructor(
    private readonly personas: PersonaQueries,
    { localIdentity, settings }: Config,
  ) {
    this.areAllTrusted = localIdentity && settings.SMTP_URL === undefined;
  }

  /** A person; undefined if there is no such account. An address that was not verified is not taken for theirs. */
  find(userId: string): Promise<PersonalDataSubject | undefined> {
    return this.personas.subject(userId, this.areAllTrusted);
  }
}
