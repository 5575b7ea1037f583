import * as z from 'zod/mini';

/**
 * Envelope of every event, in the shape of CloudEvents. EventBridge keeps no order, so `aggregateVersion` notifies which
 * version of the aggregate an event is about. Listeners are idempotent by `id`.
 */
const envelope = <Type extends z.ZodMiniType, Data extends z.ZodMiniType>(type: Type, data: Data) =>
  z.object({
    specversion: z.literal('1.0'),
    id: z.string().check(z.minLength(1)),
    /** `skybarrel.<domain>`; also the EventBridge source. */
    source: z.string(),
    /** Also the EventBridge detail-type. */
    type,
    /** The aggregate's id. */
    subject: z.string(),
    aggregateVersion: z.number(),
    time: z.string(),
    correlationId: z.string(),
    data,
  });

/** The envelope of one type of event. */
export const eventEnvelope = <Type extends string, Data extends z.ZodMiniType>(type: Type, data: Data) =>
  envelope(z.literal(type), data);

/** Any event, for code that passes events on without knowing their data. */
export const AnyEvent = envelope(z.string(), z.record(z.string(), z.unknown()));
export type AnyEvent = z.infer<typeof AnyEvent>;

/** The contract of an event: its publisher, its name and its schema. */
export interface EventContract<Schema extends z.ZodMiniType = z.ZodMiniType> {
  readonly type: string;
  readonly source: string;
  /** Whom it notifies, in a feed or by mail (the domain's announcements say what), or why nobody is told. */
  readonly notifies: { readonly people: readonly string[] } | { readonly nobody: string };
  readonly schema: Schema;
}

export type EventOf<Contract extends EventContract> = z.output<Contract['schema']>;

type DataOf<Contract extends EventContract> =
  EventOf<Contract> extends { readonly data: infer Data } ? Data : never;

/** One thing that happened, as its publisher notifies it. */
interface Facts<Data> {
  /** The aggregate's id. */
  readonly subject: string;
  /** The version that the aggregate has now. */
  readonly version: number;
  /** When it happened, ISO 8601. */
  readonly at: string;
  readonly data: Data;
}

/** Where an event's own id comes from, and what it has in common with whatever the same request caused. */
interface Origin {
  readonly newId: () => string;
  readonly correlationId: string;
}

/** Composes an event in its envelope. */
export const compose = <Contract extends EventContract>(
  { type, source }: Contract,
  { subject, version, at, data }: Facts<DataOf<Contract>>,
  { newId, correlationId }: Origin,
): EventOf<Contract> =>
  ({
    specversion: '1.0',
    id: newId(),
    source,
    type,
    subject,
    aggregateVersion: version,
    time: at,
    correlationId,
    data,
    // The compiler cannot follow the schema through a generic contract; a contract test holds this to every example.
  }) as EventOf<Contract>;
