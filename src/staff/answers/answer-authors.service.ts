import { Injectable } from '@nestjs/common';
import { CityStaffAccountService } from '../../auth';
import { textIn } from '../../kernel/languages';
import type { Actor } from '../../kernel/people/actor';
import { AnsweringUnitQueries } from './answering-unit.queries';

/** The account that an answer or a photo of city staff is by. */
export interface StaffAuthor {
  actor: Actor;
  /** null: the city desk. */
  unitId: string | null;
}

/** The accounts with which city staff speak in public: those of their units, or of the city desk. */
@Injectable()
export class AnswerAuthorsService {
  constructor(
    private readonly units: AnsweringUnitQueries,
    private readonly accounts: CityStaffAccountService,
  ) {}

  /** The account of the unit that answers about an issue, or that of the city desk; it is made if it is missing. */
  async of(issueId: string, accountId: string): Promise<StaffAuthor> {
    const unit = await this.units.of(issueId, accountId);
    if (!unit) return { actor: await this.accounts.actor(), unitId: null };
    const { id, name, city } = unit;
    return { actor: await this.accounts.actorOfUnit({ id, city, displayName: textIn(name) }), unitId: id };
  }
}
