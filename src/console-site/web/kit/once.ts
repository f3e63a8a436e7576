/**
 * Lets whoever asks for something while it is under way wait for the same.
 * @param act begins anew once it has ended; what has another key is another thing
 */
export function sharedWhileRunning<T>(act: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key) => {
    const known = running.get(key);
    if (known) return known;
    const begun = act(key).finally(() => running.delete(key));
    running.set(key, begun);
    return begun;
  };
}
