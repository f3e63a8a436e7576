import { AccessController } from './access.controller';
import { AccountAdministrationService } from './account-administration.service';
import { AccountRightsService } from './account-rights.service';
import { ApiClientActionsService } from './api-client-actions.service';
import { ApiClientsController } from './api-clients.controller';
import { ConsoleGroupsService } from './console-groups.service';
import { GroupsController } from './groups.controller';
import { InviteQueries } from './invite.queries';
import { InvitesService } from './invites.service';
import { PasswordResetService } from './password-reset.service';
import { ScopeWardQueries } from './scope-ward.queries';
import { ScopedIssueQueries } from './scoped-issues.queries';

/** Who may use the console, and which programs may report. */
export const ACCESS_CONTROLLERS = [AccessController, GroupsController, ApiClientsController];

export const ACCESS = [
  AccountAdministrationService,
  AccountRightsService,
  ApiClientActionsService,
  ConsoleGroupsService,
  InviteQueries,
  InvitesService,
  PasswordResetService,
  ScopedIssueQueries,
  ScopeWardQueries,
];
