import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type ClosingOutcome, closingOutcomes } from '#domain/shipments/closing/closing.ts';
import { DepartureId } from '#domain/shipments/shipment.ts';
import { processItems } from '../../runtime/aggregate/process.ts';
import { expires } from '../../runtime/table/expires.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { writeTogether } from '../../runtime/table/transact.ts';
import { write } from '../../runtime/table/write.ts';
import { putNew, type Write } from '../../runtime/table/writes.ts';

/** What a sender was promised of a flight: its day in New York, and the instant before which goods are due. */
export const FlightTimes = z.object({ day: z.string(), cargoCutoff: z.string() });
export type FlightTimes = z.infer<typeof FlightTimes>;

/** A confirmed plan for the shipments of a canceled flight. */
const ReplanProcess = z.object({
  kind: z.literal('replan'),
  flight: DepartureId,
  /** The flight that was planned for each shipment. */
  plan: z.record(z.string(), DepartureId),
  /** How many shipments were on the flight when it was confirmed. */
  shipments: z.int(),
  by: z.string(),
  at: z.string(),
  doneAt: z.optional(z.string()),
});
export type ReplanProcess = z.infer<typeof ReplanProcess>;

/** The telling of everybody on a flight that was moved. */
const NoticeProcess = z.object({
  kind: z.literal('notice'),
  flight: DepartureId,
  /** What was promised before. */
  before: FlightTimes,
  /** The version of the flight that this notice is about. */
  version: z.int(),
  by: z.string(),
  at: z.string(),
  doneAt: z.optional(z.string()),
});
export type NoticeProcess = z.infer<typeof NoticeProcess>;

/** The making of a flight's manifest (trade.md, Closing a flight). */
const ClosingProcess = z.object({
  kind: z.literal('closing'),
  flight: DepartureId,
  /** The number of this closing; a later one of the same flight has a higher one. */
  number: z.int(),
  by: z.string(),
  at: z.string(),
  /** How it ended. Until it is done as well, what it has frozen is set free. */
  outcome: z.optional(z.enum(closingOutcomes)),
  endedAt: z.optional(z.string()),
  /** How many shipments had a blocker when it ended. */
  blocked: z.optional(z.int()),
  doneAt: z.optional(z.string()),
});
export type ClosingProcess = z.infer<typeof ClosingProcess>;

/** The bringing of everybody on a flight to the state that the flight has come to. */
const AlongProcess = z.object({
  kind: z.literal('along'),
  flight: DepartureId,
  /** The version of the flight that began it. */
  version: z.int(),
  by: z.string(),
  at: z.string(),
  doneAt: z.optional(z.string()),
});
export type AlongProcess = z.infer<typeof AlongProcess>;

/** The reminding of everybody on a flight who has not paid. */
const ReminderProcess = z.object({
  kind: z.literal('reminder'),
  flight: DepartureId,
  /** The booking cutoff before which they are reminded; one that is later is a reminder of its own. */
  cutoff: z.string(),
  by: z.string(),
  at: z.string(),
  doneAt: z.optional(z.string()),
});
export type ReminderProcess = z.infer<typeof ReminderProcess>;

const Process = z.union([ReplanProcess, NoticeProcess, ClosingProcess, AlongProcess, ReminderProcess]);
export type Process = z.infer<typeof Process>;

/** Who is told of a flight. Whoever waits for a place may have another one already, and hears of both. */
interface Told {
  readonly flight: string;
  readonly ownerId: string;
  readonly waits: boolean;
}
const toldKey = ({ flight, ownerId, waits }: Told) => ({
  pk: `FLIGHT-TOLD#${flight}`,
  sk: waits ? `${ownerId}#WAITS` : ownerId,
});

/** The processes about whole flights: what each has done is counted from the shipments. */
export const processStore = (client: DynamoDBDocumentClient, TableName: string) => {
  const { find, keyOf, begins, open, finish } = processItems<Process>(client, {
    TableName,
    partition: 'FLIGHT-PROCESSES',
    thingOf: ({ flight }) => flight,
    parse: (item) => Process.parse(item),
    // Two may begin at the same instant.
    turn: { closing: 'number', notice: 'version', along: 'version', replan: 'at', reminder: 'cutoff' },
    expires: (now) => expires(now, 'process'),
  });
  const found =
    <Kind extends Process['kind']>(kind: Kind) =>
    (flight: string) =>
      find(kind, flight) as Promise<Extract<Process, { readonly kind: Kind }> | undefined>;
  return {
    find,
    begins,
    open,
    finish,
    replan: found('replan'),
    notice: found('notice'),
    closing: found('closing'),
    along: found('along'),
    reminder: found('reminder'),
    /** The write that ends a closing, in the transaction that says so of the flight. Refused when it has ended. */
    endsClosing: (
      process: ClosingProcess,
      outcome: ClosingOutcome,
      { at, blocked }: { readonly at: string; readonly blocked: number },
    ): Write => ({
      Update: {
        TableName,
        Key: keyOf(process),
        UpdateExpression: 'SET #outcome = :outcome, endedAt = :at, blocked = :blocked',
        ConditionExpression: '#number = :number AND attribute_not_exists(#outcome)',
        ExpressionAttributeNames: { '#number': 'number', '#outcome': 'outcome' },
        ExpressionAttributeValues: {
          ':number': process.number,
          ':outcome': outcome,
          ':at': at,
          ':blocked': blocked,
        },
      },
    }),
    /** Begins the moving of a canceled flight's shipments, with the event that starts it. False when it had begun before. */
    beginReplan: (process: ReplanProcess, event: PublishedEvent): Promise<boolean> =>
      writeTogether(client, putNew(TableName, { ...keyOf(process), ...process }), [
        outboxItem(TableName, event),
      ]),
    /** Begins a notice, or the next one of the same flight. False when this version, or a later one, was told before. */
    beginNotice: (process: NoticeProcess): Promise<boolean> => write(client, begins(process)),
    /** Begins to remind those who have not paid. False when it was begun for this cutoff, or a later one. */
    beginReminder: (process: ReminderProcess): Promise<boolean> => write(client, begins(process)),
    /** What a sender was told of a flight last, as one who has a place on it or as one who waits for it. */
    told: async (told: Told): Promise<FlightTimes | undefined> => {
      const item = await getItem(client, TableName, toldKey(told));
      return item && FlightTimes.parse(item);
    },
    /** Tells a sender of new times: writes them down with the event that brings the message, or neither. False when they know. */
    tell: (told: Told, times: FlightTimes, event: PublishedEvent, now: Date): Promise<boolean> =>
      writeTogether(
        client,
        {
          Put: {
            TableName,
            Item: { ...toldKey(told), ...times, expires_at: expires(now, 'process') },
            ConditionExpression: 'attribute_not_exists(pk) OR #day <> :day OR #cutoff <> :cutoff',
            ExpressionAttributeNames: { '#day': 'day', '#cutoff': 'cargoCutoff' },
            ExpressionAttributeValues: { ':day': times.day, ':cutoff': times.cargoCutoff },
          },
        },
        [outboxItem(TableName, event)],
      ),
  };
};

export type ProcessStore = ReturnType<typeof processStore>;
