import { isUtf8 } from 'node:buffer';
import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Idempotency, type OtherSuccess } from './idempotency';
import { ANSWER, type DeclaredAnswer } from './answers.decorator';
import { InvalidInput } from '../platform/http/domain-error';
import type { ApiResponse } from '../platform/http/request';
import type { ConsoleRequest } from './console-api/console-request';

const HEADER = 'idempotency-key';
export const MAX_KEY_LENGTH = 200;

/** Runs a handler at most once per caller and Idempotency-Key. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly idempotency: Idempotency) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<ConsoleRequest>();
    const caller = request.actor ?? request.consoleActor;
    const header = request.headers[HEADER];
    if (typeof header !== 'string' || header === '' || !caller) return next.handle();
    const key = textOf(header);
    if ([...key].length > MAX_KEY_LENGTH) {
      throw new InvalidInput([
        { field: 'Idempotency-Key', message: `must be at most ${MAX_KEY_LENGTH} characters long` },
      ]);
    }
    const route = `${context.getClass().name}.${context.getHandler().name}`;
    const content = JSON.stringify([route, request.params, sorted(request.body)]);
    const once = this.idempotency.once(
      { caller: caller.id, key, content },
      () => lastValueFrom(next.handle() as Observable<object>),
      otherSuccessOf(context),
    );
    return from(once);
  }
}

/** The second success status, for a route whose answer does not show which one applies. */
function otherSuccessOf(context: ExecutionContext): OtherSuccess | undefined {
  const declared = Reflect.getMetadata(ANSWER, context.getHandler()) as DeclaredAnswer | undefined;
  const alternative = declared?.alternative;
  if (!alternative || alternative.when) return undefined;
  const response = context.switchToHttp().getResponse<ApiResponse>();
  return {
    isAnswered: () => response.statusCode === alternative.status,
    answerAgain: () => void response.status(alternative.status),
  };
}

/** Node.js decodes header bytes as Latin-1, whatever the client wrote. */
function textOf(header: string): string {
  const bytes = Buffer.from(header, 'latin1');
  return isUtf8(bytes) ? bytes.toString() : header;
}

/** Sorts the members of a JSON value, so that their order makes no difference. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return members.map(([name, member]) => [name, sorted(member)]);
}

export const IDEMPOTENT = 'route:idempotent';

/** Marks a creating route as repeatable with an `Idempotency-Key` header. */
export function Idempotent(): MethodDecorator {
  return applyDecorators(SetMetadata(IDEMPOTENT, true), UseInterceptors(IdempotencyInterceptor));
}
