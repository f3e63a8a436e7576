import type { ConsoleActor } from '../../../kernel/console';

/** What a session cookie stands for. */
export interface ConsoleSession {
  actor: ConsoleActor;
  /** Until when the cookie is to be kept from now on; undefined: as long as it was said to be. */
  renewedUntil?: Date;
}

/** Tells who stands behind a session cookie of the console. Implemented by the console. */
export abstract class ConsoleSessions {
  /** @returns undefined when the session is over, was revoked, or never was */
  abstract resume(token: string): Promise<ConsoleSession | undefined>;
}
