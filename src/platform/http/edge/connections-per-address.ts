import { limitKey } from '../client-address';

/** How many connections each address holds open. An IPv6 address counts by its network. */
export class ConnectionsPerAddress {
  private readonly counts = new Map<string, number>();

  /** @param most how many one address may hold */
  constructor(private readonly most: number) {}

  /** Whether an address holds as many as it may. */
  isFull(address: string): boolean {
    return (this.counts.get(limitKey(address)) ?? 0) >= this.most;
  }

  /** Counts a connection of an address until it is closed. */
  count(address: string, connection: { once(event: 'close', listener: () => void): unknown }): void {
    const key = limitKey(address);
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
    connection.once('close', () => {
      const left = (this.counts.get(key) ?? 1) - 1;
      if (left > 0) this.counts.set(key, left);
      else this.counts.delete(key);
    });
  }
}
