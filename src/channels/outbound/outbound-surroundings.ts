import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { Config } from '../../config/config';

/** What a sender needs to know of where it runs. */
@Injectable()
export class OutboundSurroundings {
  constructor(
    readonly config: Config,
    private readonly clock: Clock,
  ) {}

  now(): Date {
    return this.clock.now();
  }
}
