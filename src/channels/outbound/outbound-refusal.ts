import { HOUR_MS, MINUTE_MS } from '../../kernel/time/durations';
import { UpstreamFailure } from '../../platform/http-client/upstream';
import { backOff } from '../../platform/outbox/back-off';
import type { Channel } from '../channel';
import type { OutboundMessage } from '../entities/outbound-message.entity';
import { listOf, objectOf, textIn } from '../upstream-json';

/**
 * What a refusal means. `window`: the person has not written for 24 hours. `limit`: too many messages for now.
 * `access`: no message is accepted. `outage`: the channel did not answer, or failed itself. `unclear`: it answered
 * neither that it took the message nor that it refuses it. `final`: it never takes this message.
 */
export type RefusalKind = 'window' | 'limit' | 'access' | 'outage' | 'unclear' | 'final';

/** Why a message was not sent. */
export interface Refusal {
  kind: RefusalKind;
  /** The channel's code, or the HTTP status where there is none; null without an answer. */
  code: string | null;
  reason: string;
}

/** What of a message the next attempt depends on. */
type Tried = Pick<OutboundMessage, 'attempts' | 'asTemplate' | 'limitedSince'>;
/** What becomes of a refused message. */
export type Retry = Tried & { status: 'retrying' | 'failed'; dueAt: Date };

const MAX_ATTEMPTS = 5;
/** The delay after each failed attempt. */
const BACKOFF_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS] as const;
/** How long limits of a channel use up no attempt, and the delay meanwhile. */
const LIMIT_MS = HOUR_MS;
const LIMIT_DELAY_MS = 5 * MINUTE_MS;
const MAX_CODE_LENGTH = 40;

/** Codes of the platforms of the chat and the photo channel, which share an API. */
const OF_WINDOW = '131047';
const OF_LIMITS: ReadonlySet<string> = new Set(['4', '80007', '130429', '131048', '131056']);
const OF_ACCESS = /^(?:190|10|2\d\d)$/;

const UNAUTHORIZED = 401;
const TOO_MANY_REQUESTS = 429;

/** What a code of the chat platform means, in an answer or a status. */
export function kindOfCode(code: string | null): 'window' | 'limit' | 'access' | 'final' {
  if (code === OF_WINDOW) return 'window';
  if (code !== null && OF_LIMITS.has(code)) return 'limit';
  return code !== null && OF_ACCESS.test(code) ? 'access' : 'final';
}

/** Why a channel did not take a message. */
export function refusalOf(channel: Channel, error: unknown): Refusal {
  if (!(error instanceof UpstreamFailure))
    return { kind: 'unclear', code: null, reason: 'The channel did not take it' };
  const { status, message } = error;
  if (status === undefined || status >= 500)
    return { kind: 'outage', code: status?.toString() ?? null, reason: message };
  if (status < 400) return { kind: 'unclear', code: String(status), reason: message };
  const named = codeIn(error.body);
  const reason = named === null ? message : `${message} (${named})`;
  return { kind: kindOf(channel, status, named), code: named ?? String(status), reason };
}

/** What becomes of a message that was refused. */
export function retryOf(message: Tried, { kind }: Refusal, now: Date): Retry {
  const { attempts, asTemplate, limitedSince } = message;
  const same = { attempts, asTemplate, limitedSince, status: 'retrying', dueAt: now } as const;
  switch (kind) {
    case 'window':
      return asTemplate ? { ...same, status: 'failed' } : { ...same, asTemplate: true };
    case 'access':
      return same;
    case 'final':
      return { ...same, attempts: attempts + 1, status: 'failed' };
    case 'limit': {
      const since = limitedSince ?? now;
      if (now.getTime() - since.getTime() < LIMIT_MS)
        return { ...same, limitedSince: since, dueAt: new Date(now.getTime() + LIMIT_DELAY_MS) };
      return { ...attempted(same, now), limitedSince: since };
    }
    default:
      return attempted(same, now);
  }
}

function attempted(message: Retry, now: Date): Retry {
  const attempts = message.attempts + 1;
  const dueAt = new Date(now.getTime() + backOff(BACKOFF_MS, attempts));
  return { ...message, attempts, dueAt, status: attempts >= MAX_ATTEMPTS ? 'failed' : 'retrying' };
}

function kindOf(channel: Channel, status: number, code: string | null): RefusalKind {
  if (status === UNAUTHORIZED) return 'access';
  const kind = channel === 'micro' ? 'final' : kindOfCode(code);
  return kind === 'final' && status === TOO_MANY_REQUESTS ? 'limit' : kind;
}

/** The code in an error of a platform; null if it has none. */
function codeIn(body: unknown): string | null {
  const { error, errors } = objectOf(body);
  const [first] = listOf(errors);
  return (
    textIn(objectOf(error).code, MAX_CODE_LENGTH) || textIn(objectOf(first).code, MAX_CODE_LENGTH) || null
  );
}
