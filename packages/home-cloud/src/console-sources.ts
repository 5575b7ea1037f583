import type { ConsoleSources } from './console/sources.ts';
import type { DynamoDb } from './dynamodb/index.ts';
import type { Events } from './events/events.ts';
import type { KeyValueStore } from './gateway/key-values/key-value-store.ts';
import type { LambdaHost } from './lambda/host.ts';
import type { LogSink } from './lambda/logs.ts';
import type { Outbox, StoredMail } from './mail/outbox.ts';
import type { Return } from './mail/returned.ts';
import type { Queues } from './queues/queues.ts';
import type { MessageValues, Phones, StoredWhatsApp } from './whatsapp/phones.ts';
import type { Reply } from './whatsapp/replies.ts';
import type { Outcome } from './whatsapp/social-messaging.ts';

/** The parts of the cloud that the console shows. */
export interface ConsoleParts {
  readonly outbox: Outbox;
  readonly phones: Phones;
  /** The number of the app on WhatsApp, as AWS names it; undefined where it has none. */
  readonly numberId: string | undefined;
  /** A message as its phone shows it. */
  readonly textOf?: ((message: MessageValues) => string) | undefined;
  /** Tells the app what became of a WhatsApp message. */
  readonly receipt: (message: StoredWhatsApp, status: Outcome) => void;
  /** Tells the app that a mail came back, or was called spam. */
  readonly tellReturned: (mail: StoredMail, what: Return) => void;
  /** Tells the app what was written on a phone. */
  readonly tellReply: (reply: Reply) => void;
  readonly events: Pick<Events, 'latest'>;
  readonly queues: Pick<Queues, 'list' | 'peek' | 'redrive'>;
  readonly dynamodb: Pick<DynamoDb, 'call' | 'tables'>;
  readonly host: Pick<LambdaHost, 'functions' | 'invoke'>;
  readonly logs: LogSink;
  readonly endpoints: Readonly<Record<string, string>>;
  /** The edge's stores by ARN, after the gateway has opened them. */
  readonly keyValueStores: () => ReadonlyMap<string, KeyValueStore>;
}

const shown = { events: 200, messages: 20, items: 20, lines: 100 } as const;

/** The data sources of the console. */
export const consoleSources = ({
  outbox,
  phones,
  numberId,
  textOf = ({ values }) => values.join('\n'),
  receipt,
  tellReply,
  tellReturned,
  events,
  queues,
  dynamodb,
  host,
  logs,
  endpoints,
  keyValueStores,
}: ConsoleParts): ConsoleSources => {
  return {
    mail: (filter) => outbox.list(filter),
    mailById: (id) => outbox.get(id),
    mailFiles: (id) => outbox.attachments(id),
    returnMail: (id, what) => {
      const mail = outbox.get(id);
      if (mail === undefined) return undefined;
      outbox.mark(id, what);
      tellReturned(mail, what);
      return { status: what };
    },
    messages: () =>
      phones.list().map((message) => ({ channel: 'WhatsApp', ...message, text: textOf(message) })),
    outcome: (id, status) => {
      const message = phones.get(id);
      if (message === undefined) return undefined;
      phones.mark(id, status);
      receipt(message, status);
      return { status };
    },
    reply: (id, text) => {
      const message = phones.get(id);
      if (message === undefined) return undefined;
      tellReply(phones.reply(message.to, message.numberId, text));
      return { status: 'reply' };
    },
    writeFrom: (phone, text, media) => {
      if (numberId === undefined) return undefined;
      tellReply(phones.reply(phone, numberId, text, media));
      return { status: 'reply' };
    },
    templates: phones.templates.list,
    decide: (template, status) => (phones.templates.mark(template, status) ? { status } : undefined),
    events: () =>
      events.latest(shown.events).map(({ id, receivedAt, bus, envelope, deliveries }) => ({
        id,
        time: receivedAt,
        bus,
        source: envelope.source,
        detailType: envelope['detail-type'],
        detail: envelope.detail,
        rules: [...new Set(deliveries.map(({ rule }) => rule))],
        deliveries,
      })),
    queues: () =>
      queues.list().map((queue) => ({ ...queue, messages: queues.peek(queue.name, shown.messages) ?? [] })),
    redrive: (name) => {
      const queue = queues.list().find((it) => it.name === name);
      return queue === undefined || queue.deadLettersOf.length === 0
        ? undefined
        : { moved: queues.redrive(name) };
    },
    tables: async () => Promise.all((await dynamodb.tables()).map((name) => lookInto(dynamodb, name))),
    stores: () =>
      [...keyValueStores()].map(([arn, store]) => ({
        name: arn.slice(arn.lastIndexOf(':') + 1),
        pairs: store.entries(),
      })),
    functions: () => host.functions.map(({ name }) => ({ name, lines: logs.tail(name, shown.lines) })),
    invoke: async (name) =>
      host.functions.some((known) => known.name === name)
        ? { result: await host.invoke(name, {}) }
        : undefined,
    endpoints: () => endpoints,
  };
};

const lookInto = async (dynamodb: ConsoleParts['dynamodb'], name: string) => {
  const [description, scan] = await Promise.all([
    dynamodb.call('DescribeTable', { TableName: name }),
    dynamodb.call('Scan', { TableName: name, Limit: shown.items }),
  ]);
  const { ItemCount = 0 } = description.Table as { ItemCount?: number };
  const items = (scan.Items ?? []) as Record<string, object>[];
  return {
    name,
    itemCount: Math.max(ItemCount, items.length),
    items: items.map((item) =>
      Object.fromEntries(Object.entries(item).map(([key, value]) => [key, plain(value)])),
    ),
  };
};

/** A plain value for a DynamoDB attribute value. */
const plain = (value: object): unknown => {
  const [[kind, inner] = ['NULL', true]] = Object.entries(value);
  if (kind === 'NULL') return null;
  if (kind === 'N') return Number(inner);
  if (kind === 'L') return (inner as object[]).map(plain);
  if (kind === 'M') {
    return Object.fromEntries(Object.entries(inner as object).map(([key, it]) => [key, plain(it)]));
  }
  return inner;
};
