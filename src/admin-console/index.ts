/** The import surface: what other contexts may use. Nothing else in this folder is imported from outside. */
export { PasswordReset } from './access/password-reset.service';
export { AdminConsoleModule } from './admin-console.module';
export { ConsoleSessionGuard } from './auth/console-session.guard';
export { FirstAccount, type FirstSignIn } from './auth/first-account.service';
