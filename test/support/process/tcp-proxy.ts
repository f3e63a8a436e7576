import { connect, createServer, type Server, type Socket } from 'node:net';

/** Starts a proxy. @param ports the ports it connects to */
export async function startTcpProxy(...ports: number[]): Promise<TcpProxy> {
  const proxy = new TcpProxy(ports);
  await proxy.listen();
  return proxy;
}

/** A proxy between clients and servers that can delay, hold back and cut connections. */
export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;
  private stalled = false;
  private latencyMs = 0;
  private turn = 0;

  constructor(private ports: readonly number[]) {
    this.server = createServer({ pauseOnConnect: true }, (client) => {
      client.on('error', () => undefined);
      const first = this.turn++;
      this.connect(
        client,
        this.ports.map((_, i) => this.ports[(first + i) % this.ports.length]!),
      );
    });
  }

  get port(): number {
    return (this.server.address() as { port: number }).port;
  }

  /** On any free port. */
  listen(): Promise<void> {
    return new Promise((done) => this.server.listen(0, '127.0.0.1', done));
  }

  /** Holds bytes back until `resume`. */
  stall(): void {
    this.stalled = true;
    for (const socket of this.sockets) socket.pause();
  }

  resume(): void {
    this.stalled = false;
    for (const socket of this.sockets) socket.resume();
  }

  /** Delays bytes from now on. */
  delay(ms: number): void {
    this.latencyMs = ms;
  }

  /** Cuts connections. @param isCut decides for each end of each connection; by default all are cut */
  cut(isCut: () => boolean = () => true): void {
    for (const socket of this.sockets) if (isCut()) socket.destroy();
  }

  /** New connections go to these ports from now on in turn, skipping those that refuse; without ports they are cut. */
  lead(...ports: number[]): void {
    this.ports = ports;
  }

  close(): Promise<void> {
    return new Promise((done) => {
      this.cut();
      this.server.close(() => done());
    });
  }

  private connect(client: Socket, [port, ...others]: number[]): void {
    if (port === undefined) return void client.destroy();
    const target = connect(port, '127.0.0.1');
    const next = () => this.connect(client, others);
    target.once('error', next);
    target.once('connect', () => {
      target.off('error', next);
      this.pass(client, target);
      this.pass(target, client);
    });
  }

  private pass(from: Socket, to: Socket): void {
    this.sockets.add(from);
    from.setNoDelay();
    from.on('data', (chunk) => {
      if (this.latencyMs === 0) to.write(chunk);
      else setTimeout(() => to.write(chunk), this.latencyMs);
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.sockets.delete(from);
      // Its last bytes are still forwarded.
      to.destroySoon();
    });
    if (this.stalled) from.pause();
    else from.resume();
  }
}
