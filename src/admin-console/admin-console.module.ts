import { Global, Module } from '@nestjs/common';
import { ConsoleDoor } from '../platform/http/console-api/console-door';
import { ConsoleSessions } from '../platform/http/console-api/console-sessions';
import { AccessController } from './access/access.controller';
import { AccountAdministration } from './access/account-administration.service';
import { Invites } from './access/invites.service';
import { ConsoleAccounts } from './auth/console-accounts.service';
import { ConsoleAuthController } from './auth/console-auth.controller';
import { ConsoleSessionService } from './auth/console-session.service';
import { FirstAccount } from './auth/first-account.service';
import { Passwords } from './auth/passwords.service';
import { ConsoleAudit } from './console-audit.service';
import { AuditQueries } from './operations/audit.queries';
import { OperationsController } from './operations/operations.controller';
import { QueueQueries } from './operations/queue.queries';

/** The console of the city desk: its sessions, and everything it works with. */
@Global()
@Module({
  controllers: [ConsoleAuthController, AccessController, OperationsController],
  providers: [
    Passwords,
    ConsoleAccounts,
    ConsoleSessionService,
    { provide: ConsoleSessions, useExisting: ConsoleSessionService },
    ConsoleDoor,
    FirstAccount,
    Invites,
    AccountAdministration,
    ConsoleAudit,
    AuditQueries,
    QueueQueries,
  ],
  exports: [ConsoleDoor, FirstAccount],
})
export class AdminConsoleModule {}
