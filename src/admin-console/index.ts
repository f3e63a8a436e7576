/** The import surface: what other contexts may use. Nothing else in this folder is imported from outside. */
export { PasswordResetService } from './access/password-reset.service';
export { AdminConsoleModule } from './admin-console.module';
export { ConsoleScopeGuard } from './access/console-scope.guard';
export { ConsoleRightsService } from './auth/console-rights.service';
export { ConsoleSessionGuard } from './auth/console-session.guard';
export { FirstAccountService, type FirstSignIn } from './auth/first-account.service';
