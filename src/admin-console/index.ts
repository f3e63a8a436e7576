/** The import surface: what others may use of this context. Nothing else of it is imported from outside. */
export { PasswordReset } from './access/password-reset.service';
export { AdminConsoleModule } from './admin-console.module';
export { ConsoleSessionGuard } from './auth/console-session.guard';
export { FirstAccount, type FirstSignIn } from './auth/first-account.service';
