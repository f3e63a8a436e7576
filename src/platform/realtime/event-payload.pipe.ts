import { type ArgumentMetadata, Injectable, ValidationPipe } from '@nestjs/common';
import { InvalidInput } from '../http/domain-error';

/**
 * Validates the payload of an event by its DTO class; unknown fields are dropped. A refusal has the message of the
 * first rule that is broken, for an acknowledgement carries a message and no details.
 *
 * Payloads of events are flat: a field that holds an object or a list counts as absent. Validation walks a value
 * recursively, and the 16 KB of an event are enough for a nesting that overflows the stack.
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
