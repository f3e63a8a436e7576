/**
 * Shares a running call: a caller that asks for the same key gets the same promise.
 * @param act is called again after the previous call has ended; calls with different keys are independent
 */
export function singleFlight<T>(act: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key) => {
    const known = running.get(key);
    if (known) return known;
    const begun = act(key).finally(() => running.delete(key));
    running.set(key, begun);
    return begun;
  };
}
