/**
 * The delay before the next attempt.
 * @param delays the delays after the first attempt in vain, the second one, and so on; the last one is repeated
 * @param attempts how many attempts were in vain, at least one
 */
export function backOff(delays: readonly [number, ...number[]], attempts: number): number {
  return delays[Math.min(attempts, delays.length) - 1] ?? delays[0];
}
