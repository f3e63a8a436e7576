import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../../kernel/time/clock';
import { newId } from '../../kernel/ids';
import { Nomination } from '../entities/nomination.entity';

/** Someone or something nominated for a city's recognition (docs/api/public-read.md#nominations). */
export type NewNomination = Omit<Nomination, 'id' | 'createdAt'>;

/** The only writer of nominations. */
@Injectable()
export class Nominations {
  constructor(
    @InjectRepository(Nomination) private readonly nominations: Repository<Nomination>,
    private readonly clock: Clock,
  ) {}

  /** @returns the id of the nomination */
  async nominate(nomination: NewNomination): Promise<string> {
    const id = newId('nomination');
    await this.nominations.insert({ id, ...nomination, createdAt: this.clock.now() });
    return id;
  }
}
