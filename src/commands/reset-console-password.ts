import { PasswordResetService } from '../admin-console';
import { NOT_DONE, runCommand } from './command';

const USAGE = 'Usage: npm run console:reset-password -- <email>';

/**
 * `npm run console:reset-password`: sets a new password for a console account and prints it once. Exit code 2: it
 * failed.
 */
function resetPassword(): Promise<void> {
  const [email, ...others] = process.argv.slice(2);
  if (!email?.includes('@') || others.length > 0) {
    process.stderr.write(`${USAGE}\n`);
    process.exit(NOT_DONE);
  }
  return runCommand(async (context) => {
    const reset = await context.get(PasswordResetService, { strict: false }).reset(email);
    if (!reset) {
      process.stderr.write(`The console has no account with the email ${email}.\n`);
      return NOT_DONE;
    }
    const { password, active } = reset;
    process.stdout.write(
      `The new password of ${reset.email}, shown this once:\n  ${password}\nIts sessions have ended.\n`,
    );
    if (!active)
      process.stdout.write(
        'The account is deactivated: another account has to activate it before it can sign in.\n',
      );
    return 0;
  });
}

void resetPassword();
