import * as z from 'zod/mini';
import { presentType } from './earlier-versions.ts';

/**
 * Envelope of every event, in the shape of CloudEvents. EventBridge does not keep the order of events, so
 * `aggregateVersion` is the version of the aggregate after the change. Events are delivered at least once; listeners
 * are idempotent by `id`.
 */
const envelope = <Type extends z.ZodMiniType<string, string>, Data extends z.ZodMiniType>(
  type: Type,
  data: Data,
) =>
  z.object({
    specversion: z.literal('1.0'),
    id: z.string().check(z.minLength(1)),
    /** `skybarrel.<domain>`; also the EventBridge source. */
    source: z.string(),
    /** Also the EventBridge detail-type. An earlier version is read as the present one. */
    type: z.pipe(z.pipe(z.string(), z.transform(presentType)), type),
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

/** The contract of an event: its publisher, its name and its schema. Its data has ids and no names, addresses, phone numbers or texts of people. */
export interface EventContract<Schema extends z.ZodMiniType = z.ZodMiniType> {
  readonly type: string;
  readonly source: string;
  /** The people who are notified by feed or mail (their domain has the text), or the reason why nobody is. */
  readonly notifies: { readonly people: readonly string[] } | { readonly nobody: string };
  readonly schema: Schema;
}

export type EventOf<Contract extends EventContract> = z.output<Contract['schema']>;

type DataOf<Contract extends EventContract> =
  EventOf<Contract> extends { readonly data: infer Data } ? Data : never;

/** The fields that the publisher of an event sets. */
interface Facts<Data> {
  /** The aggregate's id. */
  readonly subject: string;
  /** The version that the aggregate has now. */
  readonly version: number;
  /** When it happened, ISO 8601. */
  readonly at: string;
  readonly data: Data;
}

/** The source of the event's id, and the correlation id of the request. */
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
    // The compiler cannot follow the schema through a generic contract. A contract test checks it with every example.
  }) as EventOf<Contract>;
