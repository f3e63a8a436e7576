import { Injectable } from '@nestjs/common';
import {
  type ConsoleActor,
  type ConsolePerson,
  type ConsolePermission,
  ROLE_PERMISSIONS,
  type SecondFactor,
} from '../../kernel/console';
import { Config } from '../../platform/config/config';
import { Logger } from '../../platform/logging/logger';

const NOTICE =
  'CONSOLE_ACCESS is session: every account of the console may do everything, whatever its role and cities. With CONSOLE_ACCESS=roles they are enforced';

/** What an account is given; null: everything. With what it is told about the settings, if anything. */
export interface PrincipalRights {
  permissions: readonly ConsolePermission[] | null;
  /** Whether it has a second factor or must get one; absent: neither. */
  secondFactor?: SecondFactor;
  notice?: string;
}

/** What accounts of the console may do, by the setting CONSOLE_ACCESS (docs/api/console.md#roles). */
@Injectable()
export class ConsoleRightsService {
  constructor(
    private readonly config: Config,
    private readonly logger: Logger,
  ) {}

  /** Whether roles and scopes restrict accounts. */
  get areEnforced(): boolean {
    return this.config.settings.CONSOLE_ACCESS === 'roles';
  }

  /** Whether accounts may sign in with a password. */
  get mayUsePasswords(): boolean {
    return this.config.settings.CONSOLE_PASSWORD_SIGN_IN;
  }

  /** What an account is given, and what it is told about the settings. */
  of(person: Pick<ConsoleActor, 'role' | 'hasTotp' | 'signedInBy'>): PrincipalRights {
    const notice = this.noticeFor(person);
    const secondFactor = this.secondFactorOf(person);
    return {
      permissions: this.permissionsOf(person),
      ...(secondFactor && { secondFactor }),
      ...(notice !== undefined && { notice }),
    };
  }

  /**
   * Whether an account has a second factor or must get one; undefined: neither. Who signs in at the identity provider
   * is asked there.
   */
  secondFactorOf({
    hasTotp,
    signedInBy,
  }: Pick<ConsoleActor, 'hasTotp' | 'signedInBy'>): SecondFactor | undefined {
    if (signedInBy === 'provider') return undefined;
    if (hasTotp) return 'on';
    return this.config.settings.CONSOLE_TOTP === 'required' ? 'required' : undefined;
  }

  /** What a role is given; null: everything, as roles are not enforced. */
  permissionsOf({ role }: Pick<ConsolePerson, 'role'>): readonly ConsolePermission[] | null {
    return this.areEnforced ? ROLE_PERMISSIONS[role] : null;
  }

  /** What the console tells a super_admin about the setting; undefined for others, and where nothing is to be said. */
  noticeFor({ role }: Pick<ConsolePerson, 'role'>): string | undefined {
    return role === 'super_admin' && this.isOpen ? NOTICE : undefined;
  }

  /** Warns at the start of a production service that roles are not enforced. */
  warnIfOpen(): void {
    if (this.isOpen) this.logger.warn({}, NOTICE);
  }

  private get isOpen(): boolean {
    return this.config.settings.NODE_ENV === 'production' && !this.areEnforced;
  }
}
