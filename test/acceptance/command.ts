/**
 * Runs a command of the repository. What goes wrong is printed in one line, and the process ends with 1.
 * @param main throws an Error whose message is for whoever called it
 */
export function runCommand(main: () => void | Promise<void>): void {
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    });
}
