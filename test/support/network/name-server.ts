import { createSocket, type Socket } from 'node:dgram';
import { getServers, setServers } from 'node:dns';

const HEADER_BYTES = 12;
const IS_ANSWER = 0x8180;
const NO_SUCH_NAME = 3;
/** A pointer to the name in the question, which begins after the header. */
const SAME_NAME = 0xc00c;
const TYPE_A = 1;
const CLASS_IN = 1;

/** A local name server, which this process uses until it is stopped. */
export class NameServer {
  /** The requested names, in order; each twice, for both address families. */
  readonly asked: string[] = [];
  /** The IPv4 addresses of names; other names do not exist. */
  readonly addresses = new Map<string, string[]>();
  /** Whether it gives no answer for a name. */
  isSilent: (name: string) => boolean = () => false;
  private readonly before = getServers();

  private constructor(private readonly socket: Socket) {}

  static async start(): Promise<NameServer> {
    const socket = createSocket('udp4');
    await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done));
    const server = new NameServer(socket);
    socket.on('message', (query, { address, port }) => {
      const answer = server.answer(query);
      if (answer) socket.send(answer, port, address);
    });
    setServers([`127.0.0.1:${socket.address().port}`]);
    return server;
  }

  async stop(): Promise<void> {
    setServers(this.before);
    await new Promise<void>((done) => this.socket.close(done));
  }

  private answer(query: Buffer): Buffer | undefined {
    const { name, type, end } = questionOf(query);
    this.asked.push(name);
    if (this.isSilent(name)) return undefined;
    const known = this.addresses.get(name);
    const records = type === TYPE_A ? (known ?? []).map(recordOf) : [];
    const head = Buffer.alloc(HEADER_BYTES);
    query.copy(head, 0, 0, 2);
    head.writeUInt16BE(IS_ANSWER | (known ? 0 : NO_SUCH_NAME), 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(records.length, 6);
    return Buffer.concat([head, query.subarray(HEADER_BYTES, end), ...records]);
  }
}

/** The name and the type in a query, and the end of its question. */
function questionOf(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function recordOf(address: string): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(SAME_NAME, 0);
  head.writeUInt16BE(TYPE_A, 2);
  head.writeUInt16BE(CLASS_IN, 4);
  head.writeUInt16BE(4, 10);
  return Buffer.concat([head, Buffer.from(address.split('.').map(Number))]);
}
