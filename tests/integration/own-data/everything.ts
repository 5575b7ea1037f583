import { noAccount, withTerms } from '#domain/billing/accounts/account.ts';
import { owedOf } from '#domain/billing/balance.ts';
import { sampleClaim } from '#domain/billing/testing/sample-claim.ts';
import { paidWith, sampleInvoice } from '#domain/billing/testing/sample-invoice.ts';
import { sampleBooking } from '#domain/bookings/testing/sample-booking.ts';
import { sampleDriver } from '#domain/drivers/testing/sample-driver.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { sampleParcel, samplePreAlert } from '#domain/parcels/testing/sample-parcel.ts';
import { sampleTrace } from '#domain/parcels/testing/sample-trace.ts';
import { groupAfter, noGroup } from '#domain/quotes/kept-group/kept-group.ts';
import { sampleQuote, wholeSampleQuote } from '#domain/quotes/testing/sample-quote.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { TRACKING_NUMBER_BYTES, trackingNumberOf } from '#domain/shipments/tracking-number.ts';
import opinionGiven from '#events/shipments/opinion-given.v1.example.json' with { type: 'json' };
import { claimItem, ownRow } from '#lambdas/billing/claims/claim-items.ts';
import { invoiceStore } from '#lambdas/billing/index.ts';
import { bookingStore } from '#lambdas/bookings/store/booking-store.ts';
import { wireKeep } from '#lambdas/customers/keep/wire.ts';
import { driverStore } from '#lambdas/drivers/driver-store.ts';
import { enquiryItem, searchWrites, threadItem } from '#lambdas/enquiries/store/enquiry-items.ts';
import { talkKey } from '#lambdas/enquiries/store/talk-store.ts';
import { fileItem } from '#lambdas/files/store/file-items.ts';
import { guestKeeper } from '#lambdas/identity/index.ts';
import { mailboxChanges } from '#lambdas/mailboxes/store/mailbox-changes.ts';
import { returnedStore } from '#lambdas/notifications/channels/mail/returned-store.ts';
import { consentStore } from '#lambdas/notifications/channels/whatsapp/consent-store.ts';
import { phoneHash } from '#lambdas/notifications/channels/whatsapp/phone-hash.ts';
import { notificationStore } from '#lambdas/notifications/notification-store.ts';
import { soonStore } from '#lambdas/notifications/soon/soon-store.ts';
import { alertItem, alertRows } from '#lambdas/parcels/store/alert-items.ts';
import { parcelStore } from '#lambdas/parcels/store/parcel-store.ts';
import { traceItem, traceRows } from '#lambdas/parcels/store/traces/trace-items.ts';
import { quoteStore } from '#lambdas/quotes/store/quote-store.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { hashEmail } from '#lambdas/runtime/redact.ts';
import { keyedHash } from '#lambdas/runtime/secrets/keyed-hash.ts';
import { expires } from '#lambdas/runtime/table/expires.ts';
import { opinionStore } from '#lambdas/shipments/store/opinion-store.ts';
import { consigneeBook, draftStore } from '#lambdas/shipments/store/saved-store.ts';
import { shipmentStore } from '#lambdas/shipments/store/shipment-store.ts';
import { keyFor, testDependencies } from '../../support/call.ts';
import { type Leaving, quilla } from './leaving.world.ts';

const { userId, name, email, phone, street } = quilla;
const ownerId = userId;
const at = '2026-11-24T15:00:00.000Z';
const now = new Date(at);
const entry = (what: string) => ({
  id: `019a1d3c-0000-7000-8000-${what.length.toString().padStart(12, '0')}`,
  at,
  by: userId,
});

/** The desk kept them as a guest before they had an account. */
const guestOf = async ({ client, tables }: Leaving): Promise<void> => {
  const shared = testDependencies(client, { clock: () => now });
  const id = await guestKeeper(client, tables.profiles, shared)({ name, email, phone }, 'c');
  await wireKeep(tables.env, shared).people([id]);
};

const quotesOf = async ({ client, tables, put }: Leaving): Promise<void> => {
  const { create } = quoteStore(client, tables.quotes);
  const inbox = keyedHash(await keyFor('quote-inboxes')(), email, 40);
  const said = `I am ${name}, ${street}. Call ${phone}.`;
  const entries = wholeSampleQuote.history.map((one) => ({
    ...one,
    by: one.by === 'system' ? one.by : ownerId,
    ...(one.text ? { text: said } : {}),
  }));
  const quote = { ...sampleQuote, ownerId, name, email };
  await create({ quote, entries, events: [], inbox }, {});
  const { ownerId: _, ...guest } = quote;
  // As a guest, before there was an account.
  await create(
    { quote: { ...guest, reference: 'QTE-2AAAAA', status: 'DECLINED' }, entries: [], events: [], inbox },
    {},
  );
  const into = {
    group: { code: 'TRADE', name: 'Trade price' },
    at,
    by: 'admin-1',
    reason: `${name} ships every week`,
  };
  await put(tables.quotes, {
    pk: `GROUP#${ownerId}`,
    sk: 'GROUP',
    ...groupAfter(noGroup(ownerId), into),
  });
};

const shipmentsOf = async ({ client, tables }: Leaving): Promise<void> => {
  const { write } = shipmentStore(client, tables.shipments);
  const shipper = { name, phone, address: [street, 'Brooklyn, NY 11226'], country: 'United States' };
  const before = { ...sampleShipment, ownerId, shipper, version: 1 };
  const pieces = before.pieces.map((piece) => ({ ...piece, state: 'DELIVERED' as const }));
  await write({ before: undefined, after: before, events: [] });
  await write({
    before,
    after: { ...before, version: 2, state: 'DELIVERED', pieces, holds: [], closedAt: at },
    events: [],
  });
  const opinion = { version: 1, mark: 'GOOD', words: `Call ${name}`, firstAt: at, at } as const;
  await opinionStore(client, tables.shipments).write(before.number, opinion, {
    entry: { id: 'h0', at, what: 'noted', by: 'link' },
    event: opinionGiven as never,
  });
  // Never booked, and canceled: no paper.
  const {
    bookedAt: _,
    departureId: __,
    hawb: ___,
    ...draft
  } = { ...before, number: trackingNumberOf(new Uint8Array(TRACKING_NUMBER_BYTES)) };
  const canceled = draft.pieces.map((piece) => ({ ...piece, state: 'CANCELLED' as const }));
  await write({
    before: undefined,
    after: { ...draft, state: 'CANCELLED', pieces: canceled, holds: [], closedAt: at },
    events: [],
    history: [{ id: 'h1', at, what: 'noted', by: 'desk', note: `${name} called.` }],
  });
  await draftStore(client, tables.shipments).save(
    userId,
    {
      id: 'd1',
      data: { step: 2, key: 'k1', consignee: { name, street } },
      timestamp: 1,
      version: 1,
      savedAt: at,
    },
    new Date('2027-11-28T12:00:00.000Z'),
  );
  const consignee = { ...sampleShipment.consignee, name: 'Marva Vanderzee' };
  await consigneeBook(client, tables.shipments).save(userId, {
    id: 'c1',
    version: 1,
    consignee,
    savedAt: at,
  } as never);
};

const bookingsOf = async ({ client, tables }: Leaving): Promise<void> => {
  const { write } = bookingStore(client, tables.bookings);
  const before = {
    ...sampleBooking,
    version: 1,
    ownerId,
    name,
    phone,
    note: `Ring for ${name}`,
    place: {
      zip: '11226',
      town: 'Brooklyn, NY',
      miles: 13,
      stairs: false,
      street,
      access: `Bell of ${name}`,
    },
  };
  await write({ before: undefined, after: before, history: [], events: [] });
  const failure = { reason: 'consignee_not_home', note: `${name} was out`, at, by: 'driver' } as never;
  await write({
    before,
    after: {
      ...before,
      version: 2,
      state: 'CANCELLED',
      endedBecause: `${name} called`,
      visits: before.visits.map((visit) => ({ ...visit, state: 'CANCELLED', failure })),
      closedAt: '2026-11-29T15:00:00.000Z',
    },
    history: [{ ...entry('b'), what: 'note', text: `${street}, ${phone}` }],
    events: [],
  });
};

const parcelsOf = async ({ client, tables, put }: Leaving): Promise<void> => {
  const { write } = parcelStore(client, tables.parcels);
  const facts = { usMailOk: false };
  const label = { mailbox: '10001', name, phone };
  const before = { ...sampleParcel, version: 1, ownerId, label, conditionNote: `Torn at ${name}` };
  const declaration = { ...before.declaration, dangersNote: `Says ${name}` };
  await write({ before: undefined, after: before, facts, entries: [], events: [] });
  const { shelf: _, ...left } = before;
  const disposal = { because: `${name} asked`, agreedAt: at, doneAt: at, by: userId };
  await write({
    before,
    after: {
      ...left,
      version: 2,
      state: 'DISPOSED',
      declaration,
      disposal,
      closedAt: '2026-12-05T12:00:00.000Z',
    } as never,
    facts,
    entries: [{ ...entry('p'), what: 'note', text: `${name} called about it` }],
    events: [],
  });
  const alert = { ...samplePreAlert, ownerId, tracking: '1Z999AA10123456799' };
  alert.declaration = { ...alert.declaration, store: `Gift of ${name}` };
  await put(
    tables.parcels,
    alertItem(alert),
    ...alertRows(tables.parcels, alert).map(({ Put }) => Put?.Item ?? {}),
  );
  const trace = { ...sampleTrace, ownerId, nameOnLabel: name };
  await put(
    tables.parcels,
    traceItem(trace),
    ...traceRows(tables.parcels, trace).map(({ Put }) => Put?.Item ?? {}),
  );
};

const mailboxOf = async ({ client, tables }: Leaving): Promise<void> => {
  const changes = mailboxChanges(client, tables.mailboxes);
  const seen = await changes.ofOwner(userId);
  if (seen === undefined) throw new Error('Nobody assigned a mailbox.');
  const next = {
    ...seen.mailbox,
    version: seen.mailbox.version + 1,
    status: 'CLOSED' as const,
    closedAt: at,
    names: [{ name: 'Ottoline Vanderzee', kind: 'PERSON' as const }],
    forms: [
      {
        name,
        ids: [{ kind: 'PASSPORT' as const }, { kind: 'LEASE' as const }],
        witnessed: 'IN_PERSON' as const,
        signedOn: '2026-11-01',
        by: 'desk',
        at,
      },
    ],
    forwardTo: `${name}, ${street}`,
  };
  const history = { ...entry('m'), what: 'noted' as const, note: `${name} moves to ${street}` };
  const event = { id: 'e1', type: 'mailbox-changed.v1', source: 'skybarrel.mailboxes', time: at };
  await changes.write({ seen, next: { ...seen, mailbox: next }, history, event, at: now });
};

const invoicesOf = async ({ client, tables, put }: Leaving): Promise<void> => {
  const invoice = { ...sampleInvoice, ownerId, billTo: [name, street, 'Brooklyn, NY 11226'] };
  const paid = paidWith(invoice, { amount: owedOf(invoice) });
  await invoiceStore(client, tables.billing).writeMoney(
    { ...paid, version: 1 },
    paid.entries.slice(-1) as never,
    [],
  );
  const reason = `${name} ships every week.`;
  const terms = { limit: 500_000, days: 30, by: 'billing-1', at, reason };
  const account = withTerms(noAccount(ownerId), terms);
  await put(tables.billing, { pk: `ACCOUNT#${ownerId}`, sk: 'CREDIT', ...account });
  const claim = {
    ...sampleClaim,
    ownerId,
    state: 'DENIED',
    story: `${name} found the lid open. Call ${phone}.`,
    denied: { text: 'It was packed so.', at },
    acts: [{ what: 'filed', by: 'desk', at, said: { how: 'PHONE', who: name } }],
    closedAt: at,
  } as const;
  const whole = { ...claim, acts: [...claim.acts] };
  await put(tables.billing, claimItem(whole));
  await put(tables.billing, ownRow(whole));
};

const enquiriesOf = async ({ tables, put }: Leaving): Promise<void> => {
  const enquiry = (reference: string, more: object): Enquiry => ({
    reference,
    kind: 'contact',
    topic: 'pickup',
    status: 'NEW',
    name,
    email,
    phone,
    excerpt: `I am ${name}`,
    page: '/contact',
    receivedAt: '2027-11-01T12:00:00.000Z',
    changedAt: '2027-11-01T12:00:00.000Z',
    version: 1,
    ...more,
  });
  const expires_at = expires(new Date('2027-11-01T12:00:00.000Z'), 'enquiries');
  await put(tables.enquiries, { ...talkKey(phone), reference: 'ENQ-3BBBBB', expires_at });
  const media = { file: newId(), id: 'media-1', contentType: 'image/jpeg' } as const;
  await put(
    tables.files,
    fileItem({
      id: media.file,
      subject: { kind: 'enquiry', id: 'ENQ-3BBBBB' },
      purpose: 'MESSAGE_FILE',
      contentType: media.contentType,
      bytes: 20_000,
      state: 'RELEASED',
      askedAt: '2027-11-01T12:00:00.000Z',
      askedBy: userId,
      version: 3,
    }),
  );
  for (const one of [
    enquiry('ENQ-7K3M9Q', { userId }),
    enquiry('ENQ-2AAAAA', { status: 'ANSWERED' }),
    enquiry('ENQ-3BBBBB', { kind: 'whatsapp', email: '', page: '', userId }),
  ]) {
    const thread = {
      ...entry('e'),
      at: one.receivedAt,
      what: 'message' as const,
      text: `${name}, ${street}`,
      ...(one.kind === 'whatsapp' ? { media } : {}),
    };
    const searches = searchWrites(tables.enquiries, undefined, one).map(({ Put }) => Put?.Item ?? {});
    await put(tables.enquiries, enquiryItem(one), threadItem(one.reference, thread), ...searches);
  }
};

const messagesOf = async ({ client, tables }: Leaving): Promise<void> => {
  const table = tables.notifications;
  await consentStore(client, table).save(userId, {
    version: 1,
    on: true,
    kinds: ['tasks'],
    at,
    how: 'page',
    text: `I agree, ${name}`,
    phone_hash: await phoneHash(keyFor)(phone),
    phone_end: '0188',
  });
  const hash = hashEmail(email, await keyFor('addresses')());
  await returnedStore(client, table).stop(hash, {
    email,
    why: 'bounce' as never,
    at,
    subject: `Hello ${name}`,
  });
  const lines = notificationStore(client, table);
  const line = (title: string) => ({ kind: 'news', title, body: '' });
  const recently = new Date('2027-11-20T12:00:00.000Z');
  await lines.addLine(`person:${userId}`, 'c1', line(`${name}, your barrel has left`), recently);
  await lines.addLine('admins', 'c2', line(`Two-step sign-in of ${name} was reset`), recently);
  await lines.addLine('admins', 'c3', line('Roles were changed'), recently);
  const soon = { recipient: 'customer', to: { userId }, thing: 'shipment', id: sampleShipment.number };
  const said = { title: 'Left', body: `${name}, your barrel has left` };
  await soonStore(client, table).add('c4', { ...soon, what: 'LEFT', said }, recently);
};

/** They drove for us for a while. */
const drivingOf = async ({ client, tables, put }: Leaving): Promise<void> => {
  const scan = { id: newId(), subject: { kind: 'driver', id: userId } } as const;
  await put(
    tables.files,
    fileItem({
      ...scan,
      purpose: 'DRIVER_LICENSE',
      contentType: 'image/jpeg',
      bytes: 20_000,
      state: 'RELEASED',
      askedAt: '2027-11-01T12:00:00.000Z',
      askedBy: 'dispatch-1',
      version: 3,
    }),
  );
  const change = { day: '2026-12-01', shifts: [], note: `Call ${name}` };
  const driver = {
    ...sampleDriver,
    id: userId,
    version: 1,
    license: { ...sampleDriver.license, file: scan.id },
    changes: [change],
    absences: [{ id: newId(), from: '2026-12-07', to: '2026-12-11', kind: 'VACATION' as const }],
  };
  const noted = { id: newId(), at, what: 'CHANGE_DAY' as const, by: 'dispatch-1', text: change.note };
  await driverStore(client, tables.drivers).write({ after: driver, entry: noted, events: [] });
};

/** Gives somebody a past in every domain: things that are over, in the way in which the stores write them. */
export const giveAPast = async (world: Leaving): Promise<void> => {
  for (const give of [
    guestOf,
    quotesOf,
    shipmentsOf,
    bookingsOf,
    parcelsOf,
    mailboxOf,
    invoicesOf,
    enquiriesOf,
    messagesOf,
    drivingOf,
  ])
    await give(world);
};
