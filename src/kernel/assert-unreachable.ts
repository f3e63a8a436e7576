/** The default case of an exhaustive switch: a switch that misses a value does not compile. */
export function assertUnreachable(value: never): never {
  throw new Error(`unexpected value ${String(value)}`);
}
