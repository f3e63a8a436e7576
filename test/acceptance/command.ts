/**
 * Runs a command of the repository. An error is printed in one line, and the process exits with 1.
 * @param main throws an Error whose message is meant for the user of the command
 */
export function runCommand(main: () => void | Promise<void>): void {
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    });
}
