import { type ArgumentMetadata, Injectable, ValidationPipe } from '@nestjs/common';
import { InvalidInput } from '../http/domain-error';

/**
 * Validates the payload of an event by its DTO class; unknown fields are dropped. The error has the message of the
 * first broken rule, since an acknowledgement has no details.
 *
 * Payloads of events are flat: a field that holds an object or a list counts as absent. Validation is recursive, and an
 * event's 16 KB are enough for a nesting that overflows the stack.
 */
@Injectable()
export class EventPayloadPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      exceptionFactory: ([problem]) => {
        const [message = 'The payload is not valid'] = Object.values(problem?.constraints ?? {});
        return new InvalidInput([], message);
      },
    });
  }

  /** @throws InvalidInput */
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    return super.transform(metadata.type === 'body' ? withoutNesting(value) : value, metadata);
  }
}

function withoutNesting(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null) return payload;
  if (Array.isArray(payload) || ArrayBuffer.isView(payload)) return {};
  return Object.fromEntries(
    Object.entries(payload).filter(([, field]) => typeof field !== 'object' || field === null),
  );
}
