import { Injectable } from '@nestjs/common';

type EventClass<Event extends object> = abstract new (...values: never[]) => Event;
type Listener<Event extends object> = (event: Event) => Promise<void>;

/**
 * Typed events by which a context informs others without depending on them. Listeners run inside the transaction of the
 * event: their writes are committed with it, and a listener that throws rolls it back.
 */
@Injectable()
export class DomainEvents {
  private readonly listeners = new Map<EventClass<object>, Array<Listener<object>>>();

  /** Adds a listener for every event of a class; listeners run in the order they were added. */
  on<Event extends object>(type: EventClass<Event>, listener: Listener<Event>): void {
    const known = this.listeners.get(type) ?? [];
    known.push(listener as Listener<object>);
    this.listeners.set(type, known);
  }

  /** Calls all listeners of the event, one after the other. */
  async emit(event: object): Promise<void> {
    for (const listen of this.listeners.get(event.constructor as EventClass<object>) ?? [])
      await listen(event);
  }
}
