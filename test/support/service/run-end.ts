type Stop = () => Promise<void>;

/** Set-up and teardown share a process but not their modules. */
const shared = globalThis as { civicTestStops?: Stop[] };

/** Has something stopped at the end of the run that the set-up started. */
export function stopAtRunEnd(stop: Stop): void {
  (shared.civicTestStops ??= []).push(stop);
}

/** Stops what the set-up started, the last first. */
export async function endRun(): Promise<void> {
  for (const stop of shared.civicTestStops?.reverse() ?? []) await stop();
}
