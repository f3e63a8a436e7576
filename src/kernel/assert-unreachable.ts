/** Closes an exhaustive switch: a value that reaches it does not compile. */
export function assertUnreachable(value: never): never {
  throw new Error(`unexpected value ${String(value)}`);
}
