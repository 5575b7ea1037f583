import { randomBytes } from 'node:crypto';
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';
import { joinPeople, partPeople } from '#domain/identity/people/aliases.ts';
import { REFERENCE_BYTES } from '#domain/kernel/reference.ts';
import type { Challenge, ProofOfWork } from '#domain/proof-of-work/challenge.ts';
import { quoteReference } from '#domain/quotes/reference.ts';
import type { AnyEvent } from '#events/envelope.ts';
import aliasedExample from '#events/identity/person-aliased.v1.example.json' with { type: 'json' };
import { PersonAliasedV1 } from '#events/identity/person-aliased.v1.ts';
import createdExample from '#events/shipments/shipment-created.v1.example.json' with { type: 'json' };
import { ShipmentCreatedV1 } from '#events/shipments/shipment-created.v1.ts';
import { newProfile, profileCreation } from '#lambdas/identity/index.ts';
import { peopleStore } from '#lambdas/identity/people/people-store.ts';
import { expireQuotes } from '#lambdas/quotes/expire.ts';
import { followShipments } from '#lambdas/quotes/follow-shipments.ts';
import { wire } from '#lambdas/quotes/http.ts';
import { letterAbout, letterWriter } from '#lambdas/quotes/letters/write-letters.ts';
import { quoteStore } from '#lambdas/quotes/store/quote-store.ts';
import type { WrittenLetter } from '#lambdas/runtime/letters/letter.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { solved } from '../../../scripts/support/proof-of-work.ts';
import { type Asked, call, testDependencies } from '../../support/call.ts';
import { type Faults, startingWith, startTables } from '../../support/tables.ts';

export const staff = { userId: 'desk-1', roles: ['staff'] as const };
export const admin = { userId: 'admin-1', roles: ['admin'] as const };
export const marcia = { userId: 'customer-1' };
export const other = { userId: 'customer-2' };

/** A barrel to Guyana, $350.00 by the card of a new installation. */
export const aBarrel = {
  request: {
    to: 'GY',
    goods: [{ kind: 'barrel', barrel: 'B55', quantity: 1, weight: 140, weightUnit: 'lb' }],
    service: 'standard',
    mailbox: false,
    brokerage: false,
    insured: false,
  },
};
/** A barrel that someone must look at before it has a price. */
export const aHeavyBarrel = {
  request: { ...aBarrel.request, goods: [{ ...aBarrel.request.goods[0], barrel: 'B77', weight: 198 }] },
};

const accounts: Record<string, { email: string; given_name: string; emailVerified: boolean }> = {
  'customer-1': { email: 'marcia@example.test', given_name: 'Marcia', emailVerified: true },
  'customer-2': { email: 'other@example.test', given_name: 'Other', emailVerified: true },
  'customer-3': { email: 'guest@example.test', given_name: 'Not', emailVerified: false },
  'customer-4': { email: 'Guest@Example.test', given_name: 'Gwen', emailVerified: true },
};

interface Mail {
  readonly to: string;
  readonly letter: WrittenLetter;
}

/** The functions of the quotes on their own tables, with a clock that tests move. */
export const startQuotesWorld = async (faults: Faults = {}) => {
  const tables = await startTables();
  const client = tables.client(faults);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-02T15:00:00Z') });
  const env = { ...tables.env, SITE_URL: 'https://skybarrel.test' };
  const mail: Mail[] = [];
  const dependencies = testDependencies(client);
  const handler = wire(env, {
    ...dependencies,
    accounts: {
      find: async (userId) => {
        const account = accounts[userId];
        return account && { userId, ...account };
      },
    },
    newReference: () => quoteReference.of(randomBytes(REFERENCE_BYTES)),
  });
  const write = letterWriter(env, {
    ...dependencies,
    sendMail: async (to, letter) => void mail.push({ to, letter }),
  });
  const ask = (route: string, asked: Asked = {}) => call(handler, route, asked);
  const of = (reference: string) => ({ params: { reference } });

  const events = async (): Promise<AnyEvent[]> => {
    const items = startingWith(await tables.all(tables.quotes), 'OUTBOX#');
    return items
      .map(({ event }) => JSON.parse(String(event)) as AnyEvent)
      .sort((a, b) => a.subject.localeCompare(b.subject) || a.aggregateVersion - b.aggregateVersion);
  };

  const hear = async (event: AnyEvent): Promise<void> => {
    const data = event.data as Record<string, never>;
    const about = {
      'quote-requested.v1': letterAbout.requested,
      'quote-sent.v1': letterAbout.sent(data.offer as never),
      'quote-accepted.v1': letterAbout.accepted,
      'quote-declined.v1': letterAbout.declined(data.byDesk as never),
      'quote-expired.v1': letterAbout.expired,
      'quote-changed.v1': letterAbout.changed(data.what as never, data.entry as never),
    }[event.type];
    if (about) await write(event, about);
  };

  const prove = async (): Promise<ProofOfWork> =>
    solved((await ask('GET /api/quotes/challenge')).body as unknown as Challenge);

  const guestRequest = async ({
    form = aBarrel as object,
    email = 'guest@example.test',
    key = newId(),
    address = '203.0.113.7',
    proof,
  }: {
    readonly form?: object;
    readonly email?: string;
    readonly key?: string;
    readonly address?: string;
    readonly proof?: ProofOfWork;
  } = {}) =>
    ask('POST /api/quotes/guest', {
      headers: { 'idempotency-key': key, 'x-viewer-address': address },
      body: { form, guest: { name: 'Gwen Guest', email }, proof: proof ?? (await prove()) },
    });

  /** Somebody has a profile: whose account it is, or whom the desk keeps. */
  const keep = async (userId: string, email: string): Promise<void> => {
    const profile = newProfile({ userId, email, given_name: 'Kept', family_name: 'Person' }, new Date());
    const TransactItems = [profileCreation(tables.profiles, profile)];
    await client.send(new TransactWriteCommand({ TransactItems }));
  };

  const request = (form: object = aBarrel, as: Asked['as'] = marcia, key = newId()) =>
    ask('POST /api/quotes', { as, headers: { 'idempotency-key': key }, body: form });

  return {
    ask,
    tables,
    events,
    mail,
    prove,
    request,
    guestRequest,
    keep,
    /** Two ids are the same person from now on. */
    join: async (one: string, other: string): Promise<void> => {
      const people = peopleStore(tables.client(), tables.profiles);
      const pair = [await people.find(one), await people.find(other)] as const;
      const alias = { ids: [one, other] as [string, string], at: '', by: 'admin-1', reason: 'Same phone' };
      const joined = joinPeople(pair[0], pair[1], alias);
      if (!joined.ok || joined.value === undefined) throw new Error('They cannot be joined.');
      await people.replace(pair, joined.value, PersonAliasedV1.schema.parse(aliasedExample));
    },
    /** They are two people again. */
    part: async (one: string, other: string): Promise<void> => {
      const people = peopleStore(tables.client(), tables.profiles);
      const together = await people.find(one);
      const parted = partPeople(together, [one, other]);
      if (!parted.ok || parted.value === undefined) throw new Error('They cannot be parted.');
      await people.replace([together], parted.value, {
        ...PersonAliasedV1.schema.parse(aliasedExample),
        id: newId(),
      });
    },
    /** The desk asks for a quote in place of somebody. */
    requestFor: (
      userId: string,
      { form = aBarrel, key = newId(), as = staff }: { form?: object; key?: string; as?: Asked['as'] } = {},
    ) =>
      ask('POST /api/desk/quotes', {
        as,
        headers: { 'idempotency-key': key },
        body: { userId, form, said: { how: 'PHONE', who: 'Marva Ramotar' } },
      }),
    moveTo: (instant: string) => void vi.setSystemTime(instant),
    advance: (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds),
    /** A new quote of Marcia. */
    quote: async (form: object = aBarrel, as: Asked['as'] = marcia) =>
      String((await request(form, as)).body.reference),
    /** A new quote of a guest. */
    guestQuote: async (asked: Parameters<typeof guestRequest>[0] = {}) =>
      String((await guestRequest(asked)).body.reference),
    /** Has every event heard, as often as it is called. */
    deliver: async () => {
      for (const event of await events()) await hear(event);
    },
    /** The secret of the last link that was mailed. */
    lastSecret: () => /#([\w-]{22})/.exec(mail.at(-1)?.letter.text ?? '')?.[1] ?? '',
    open: (secret: string) => ask('GET /api/quotes/link', { headers: { 'quote-link': secret } }),
    byLink: (what: 'answer' | 'messages' | 'requote', secret: string, body?: object) =>
      ask(`POST /api/quotes/link/${what}`, { headers: { 'quote-link': secret }, body }),
    show: (reference: string, as: Asked['as'] = marcia) =>
      ask('GET /api/quotes/{reference}', { as, ...of(reference) }),
    answer: (reference: string, body: object, as: Asked['as'] = marcia) =>
      ask('POST /api/quotes/{reference}/answer', { as, ...of(reference), body }),
    question: (
      reference: string,
      text: string,
      { id = newId(), as = marcia }: { readonly id?: string; readonly as?: { readonly userId: string } } = {},
    ) => ask('POST /api/quotes/{reference}/messages', { as, ...of(reference), body: { id, text } }),
    requote: (reference: string, as: Asked['as'] = marcia) =>
      ask('POST /api/quotes/{reference}/requote', { as, ...of(reference) }),
    desk: (
      what: 'price' | 'refusal' | 'replies' | 'notes' | 'assignment',
      reference: string,
      body: object,
      as: Asked['as'] = staff,
    ) => ask(`POST /api/desk/quotes/{reference}/${what}`, { as, ...of(reference), body }),
    atDesk: async (reference: string) =>
      (await ask('GET /api/desk/quotes/{reference}', { as: staff, ...of(reference) })).body as {
        quote: Record<string, unknown> & { offer: Record<string, unknown> };
        history: { what: string; by: string; text?: string; changed?: object }[];
      },
    /** A shipment was made of a quote. */
    convert: (quote: string, ownerId: string) =>
      followShipments({
        ...dependencies,
        quotes: quoteStore(client, tables.quotes),
        pause: async () => undefined,
      })({
        ...ShipmentCreatedV1.schema.parse(createdExample),
        data: { ...ShipmentCreatedV1.schema.parse(createdExample).data, quote, ownerId },
      }),
    expire: () => expireQuotes(tables.quotes, dependencies)({ millisecondsLeft: () => 60_000 }),
    /** The items whose key begins with this text. */
    stored: async (prefix: string) => startingWith(await tables.all(tables.quotes), prefix),
    /** Puts an item into the settings, as publishing does. */
    putSetting: (item: Record<string, unknown>) =>
      client.send(new PutCommand({ TableName: tables.settings, Item: item })),
    stop: async () => {
      vi.useRealTimers();
      await tables.stopAsKept();
    },
  };
};

export type QuotesWorld = Awaited<ReturnType<typeof startQuotesWorld>>;
