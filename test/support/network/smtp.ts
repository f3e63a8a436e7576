import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

/** A mail as the server received it, with the bytes of its lines. */
export interface TakenMail {
  to: string;
  source: string;
}

/** A server that accepts mails by SMTP (RFC 5321), or answers a recipient with a configured reply. */
export interface SmtpCatcher {
  url: string;
  mails: TakenMail[];
  /** Replies to recipients that are refused, such as `550 nobody`; `''` means no answer. */
  replies: Map<string, string>;
  /** Replies to the beginning of commands, such as `MAIL`, and to the connection (`''`), instead of the usual ones. */
  answers: Map<string, string>;
  /** The number of connections that were opened. */
  readonly connections: number;
  /** Closes the open connections, as servers do with idle ones. */
  cut(): void;
  stop(): Promise<void>;
}

/** Starts a server on a free port. @param delayMs the delay of its answers */
export async function startSmtp({ delayMs = 0 } = {}): Promise<SmtpCatcher> {
  const mails: TakenMail[] = [];
  const replies = new Map<string, string>();
  const answers = new Map<string, string>();
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    converse(socket, { mails, replies, answers, delayMs });
  });
  const cut = () => sockets.forEach((socket) => socket.destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    replies,
    answers,
    get connections() {
      return connections;
    },
    cut,
    stop: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Conversation {
  mails: TakenMail[];
  replies: ReadonlyMap<string, string>;
  answers: ReadonlyMap<string, string>;
  delayMs: number;
}

function converse(socket: Socket, { mails, replies, answers, delayMs }: Conversation): void {
  const write = (line: string) => void (socket.writable && socket.write(`${line}\r\n`));
  const say = (line: string) => void (delayMs === 0 ? write(line) : setTimeout(() => write(line), delayMs));
  let [text, to, isData] = ['', '', false];
  const onLine = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    const answer = answers.get(verb);
    if (answer !== undefined) {
      say(answer);
    } else if (verb === 'RCPT') {
      to = /<([^>]*)>/.exec(line)?.[1] ?? '';
      const reply = replies.get(to) ?? '250 OK';
      if (reply !== '') say(reply);
    } else if (verb === 'DATA') {
      isData = true;
      say('354 go on');
    } else if (verb === 'QUIT') {
      socket.end('221 bye\r\n');
    } else say('250 OK');
  };
  say(answers.get('') ?? '220 tests');
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    text += chunk;
    for (;;) {
      const end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = text.slice(0, end);
      text = text.slice(end + (isData ? 5 : 2));
      if (!isData) onLine(part);
      else {
        isData = false;
        mails.push({ to, source: `${part.replaceAll(/^\.\./gm, '.')}\r\n` });
        say('250 taken');
      }
    }
  });
}
