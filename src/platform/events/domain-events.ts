import { Injectable } from '@nestjs/common';

type EventClass<Event extends object> = abstract new (...values: never[]) => Event;
type Listener<Event extends object> = (event: Event) => Promise<void>;

/**
 * News one context has for others, which it does not know: typed events, heard inside the transaction of what happened.
 * What a listener writes is committed with it, and a listener that fails undoes it.
 */
@Injectable()
export class DomainEvents {
  private readonly listeners = new Map<EventClass<object>, Array<Listener<object>>>();

  /** Hears every event of a class, in the order the listeners were added. */
  on<Event extends object>(type: EventClass<Event>, listener: Listener<Event>): void {
    const known = this.listeners.get(type) ?? [];
    known.push(listener as Listener<object>);
    this.listeners.set(type, known);
  }

  /** Tells everyone who listens, one after the other. */
  async emit(event: object): Promise<void> {
    for (const listen of this.listeners.get(event.constructor as EventClass<object>) ?? [])
      await listen(event);
  }
}
