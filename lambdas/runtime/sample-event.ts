import { AnyEvent } from '#events/envelope.ts';

/** One event with sample facts, for previews. What is told of a type can differ, so some have several. */
export interface SampleEvent {
  readonly id: string;
  readonly event: AnyEvent;
}

/** The example of an event, or a variant of it with other data. */
export const sample = (example: object, variant = '', change: object = {}): SampleEvent => {
  const event = AnyEvent.parse(example);
  return {
    id: variant === '' ? event.type : `${event.type}-${variant}`,
    event: { ...event, data: { ...event.data, ...change } },
  };
};
