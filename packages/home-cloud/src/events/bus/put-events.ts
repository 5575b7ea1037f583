import * as z from 'zod/mini';
import type { Clock, Ids } from '../../types.ts';
import { busName } from '../definition.ts';
import type { EventBuses } from './event-bus.ts';
import type { Envelope } from './journal.ts';

const Entry = z.object({
  Source: z.optional(z.string()),
  DetailType: z.optional(z.string()),
  Detail: z.optional(z.string()),
  EventBusName: z._default(z.string(), 'default'),
  Resources: z._default(z.array(z.string()), []),
  /** Seconds since 1970. */
  Time: z.optional(z.number()),
  TraceHeader: z.optional(z.string()),
});
const Request = z.object({ Entries: z.array(Entry), EndpointId: z.optional(z.string()) });

type EntryAnswer =
  | { readonly EventId: string }
  | { readonly ErrorCode: string; readonly ErrorMessage: string };

export interface PutEventsAnswer {
  readonly FailedEntryCount: number;
  readonly Entries: readonly EntryAnswer[];
}

/** The whole request is invalid. */
class ValidationException extends Error {
  override readonly name = 'ValidationException';
}

/** The limit for all entries of a request: 1 MiB. */
const maximumRequestBytes = 1_048_576;

export interface PutEventsContext {
  readonly buses: EventBuses;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly region: string;
  readonly accountId: string;
}

/**
 * EventBridge's PutEvents. Valid entries are durable when it returns, and each invalid entry has its own error, as on AWS. Throws a
 * ValidationException if the whole request is invalid.
 */
export const putEvents = (input: unknown, context: PutEventsContext): PutEventsAnswer => {
  const request = Request.safeParse(input);
  if (!request.success) throw new ValidationException(z.prettifyError(request.error));
  const { Entries } = request.data;
  if (Entries.length < 1 || Entries.length > 10) {
    throw new ValidationException(
      "1 validation error detected: Value at 'entries' failed to satisfy constraint: Member must have length between 1 and 10",
    );
  }
  if (Entries.reduce((sum, entry) => sum + sizeOf(entry), 0) > maximumRequestBytes) {
    throw new ValidationException('Total size of the entries in the request is over the limit.');
  }
  const judged = Entries.map((entry) => judge(entry, context));
  const good = judged.flatMap((it) => ('envelope' in it ? [it] : []));
  context.buses.put(good);
  const answers = judged.map((it): EntryAnswer => ('envelope' in it ? { EventId: it.envelope.id } : it));
  return { FailedEntryCount: judged.length - good.length, Entries: answers };
};

const sizeOf = ({ Source, DetailType, Detail, Resources, Time }: z.output<typeof Entry>): number =>
  [Source, DetailType, Detail, ...Resources].reduce((sum, text) => sum + Buffer.byteLength(text ?? ''), 0) +
  (Time === undefined ? 0 : 14);

const judge = (
  entry: z.output<typeof Entry>,
  { buses, clock, ids, region, accountId }: PutEventsContext,
): { readonly bus: string; readonly envelope: Envelope } | Exclude<EntryAnswer, { EventId: string }> => {
  const { Source, DetailType, Detail } = entry;
  if (!Source) return missing('Source');
  if (!DetailType) return missing('DetailType');
  if (!Detail) return missing('Detail');
  if (Source.startsWith('aws.')) {
    return {
      ErrorCode: 'NotAuthorizedForSourceException',
      ErrorMessage: `Not authorized for the source ${Source}.`,
    };
  }
  const detail = parseObject(Detail);
  if (detail === undefined) return { ErrorCode: 'MalformedDetail', ErrorMessage: 'Detail is malformed.' };
  const bus = busName(entry.EventBusName);
  if (!buses.has(bus)) {
    return { ErrorCode: 'ResourceNotFoundException', ErrorMessage: `Event bus ${bus} does not exist.` };
  }
  const envelope: Envelope = {
    version: '0',
    id: ids.uuid(),
    'detail-type': DetailType,
    source: Source,
    account: accountId,
    time: toSecond(entry.Time === undefined ? clock.now() : entry.Time * 1000),
    region,
    resources: entry.Resources,
    detail,
  };
  return { bus, envelope };
};

/** EventBridge's format of times: ISO without fractions. */
export const toSecond = (instant: number): string =>
  new Date(instant).toISOString().replace(/\.\d{3}Z$/, 'Z');

const missing = (name: string) => ({
  ErrorCode: 'InvalidArgument',
  ErrorMessage: `Parameter ${name} is not valid. Reason: ${name} is a required argument.`,
});

const parseObject = (text: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
};
