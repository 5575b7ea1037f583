import { billingEndpoints } from '#domain/billing/endpoints.ts';
import { blogEndpoints } from '#domain/blog/endpoints.ts';
import { statusNames } from '#domain/blog/status-names.ts';
import { deskBookingEndpoints } from '#domain/bookings/desk/desk-endpoints.ts';
import { customerEndpoints } from '#domain/customers/endpoints.ts';
import { departureEndpoints } from '#domain/departures/endpoints.ts';
import { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { mailboxEndpoints } from '#domain/mailboxes/endpoints.ts';
import { deskParcelEndpoints } from '#domain/parcels/desk/desk-endpoints.ts';
import { traceEndpoints } from '#domain/parcels/trace/endpoints.ts';
import { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import { deskShipmentEndpoints } from '#domain/shipments/desk/shipment-endpoints.ts';
import { taskEndpoints } from '#domain/tasks/endpoints.ts';
import { taskKinds } from '#domain/tasks/kinds.ts';
import { api } from '#web/api/client.ts';
import type { ListName } from '../list-kind.ts';
import { columns, type ExportedList, type Item } from './columns.ts';
import { roadLists } from './road-lists.ts';

/** The question of a page of invoices, in which the address may say what is shown. */
interface InvoicePage {
  readonly limit: number;
  readonly show?: string;
}

/** The lists that can be taken out as a file. */
export const exportedLists: Readonly<Partial<Record<ListName, ExportedList>>> = {
  ...roadLists,
  shipments: columns<Item<typeof deskShipmentEndpoints.deskList>>(
    {
      Number: ({ number }) => number,
      Status: ({ state }) => state,
      To: ({ to }) => destinations[to].country,
      Sender: ({ shipperName }) => shipperName,
      Receiver: ({ consigneeName }) => consigneeName,
      Pieces: ({ pieces }) => pieces.length,
      Holds: ({ holds }) => holds.join(' '),
      Flight: ({ departureId }) => departureId,
      Waybill: ({ hawb }) => hawb,
      'Price in dollars': ({ total }) => total / 100,
      'Made at': ({ createdAt }) => createdAt,
      'Changed at': ({ changedAt }) => changedAt,
    },
    (query, signal) => api(deskShipmentEndpoints.deskList, { query: query as never }, signal),
  ),
  enquiries: columns<Item<typeof enquiryEndpoints.list>>(
    {
      Reference: ({ reference }) => reference,
      Status: ({ status }) => status,
      Topic: ({ topic }) => topic,
      Name: ({ name }) => name,
      'E-mail': ({ email }) => email,
      Phone: ({ phone }) => phone,
      'Begins with': ({ excerpt }) => excerpt,
      'Received at': ({ receivedAt }) => receivedAt,
      'Changed at': ({ changedAt }) => changedAt,
    },
    (query, signal) => api(enquiryEndpoints.list, { query: query as never }, signal),
  ),
  quotes: columns<Item<typeof quoteEndpoints.list>>(
    {
      Reference: ({ reference }) => reference,
      Status: ({ status }) => status,
      Name: ({ name }) => name,
      'E-mail': ({ email }) => email,
      To: ({ request: { to } }) => destinations[to].country,
      'Price in dollars': ({ offer }) => offer.total / 100,
      'Waits for': ({ waitsFor }) => waitsFor,
      'Asked at': ({ createdAt }) => createdAt,
      'Changed at': ({ changedAt }) => changedAt,
    },
    (query, signal) => {
      // What the address asks for decides which of three lists it is.
      if ('search' in query) return api(quoteEndpoints.search, { query: query as never }, signal);
      const isOfQueue = !['status', 'which', 'closed'].some((name) => name in query);
      const endpoint = isOfQueue ? quoteEndpoints.queue : quoteEndpoints.list;
      return api(endpoint, { query: query as never }, signal);
    },
  ),
  // The weeks that the list shows. It has no pages.
  departures: columns<Item<typeof departureEndpoints.list>>(
    {
      Flight: ({ id }) => id,
      To: ({ to }) => destinations[to].country,
      Day: ({ day }) => day,
      Status: ({ state }) => state,
      Airline: ({ carrier }) => carrier,
      'Flight number': ({ flightNumber }) => flightNumber,
      'Air waybill': ({ mawb }) => mawb,
      'Cargo cutoff': ({ cargoCutoff }) => cargoCutoff,
      Shipments: ({ shipments }) => shipments,
      Waiting: ({ waiting }) => waiting ?? 0,
      'Pounds free': ({ free }) => free.thousandthsLb / 1000,
      'Pieces free': ({ free }) => free.pieces,
      'Pounds in all': ({ capacity }) => capacity.lb,
      'Pieces in all': ({ capacity }) => capacity.pieces,
    },
    async ({ limit: _limit, ...query }, signal) =>
      api(departureEndpoints.list, { query: query as never }, signal),
  ),
  traces: columns<Item<typeof traceEndpoints.deskTraces>>(
    {
      Search: ({ reference }) => reference,
      State: ({ state }) => state,
      Number: ({ tracking }) => tracking,
      Carrier: ({ carrier }) => carrier,
      Mailbox: ({ mailbox }) => mailbox,
      Store: ({ store }) => store,
      Shelves: ({ searched }) => searched.length,
      Parcel: ({ parcel }) => parcel,
      'Asked at': ({ createdAt }) => createdAt,
      'Promised by': ({ promisedBy }) => promisedBy,
      'Ended at': ({ closedAt }) => closedAt,
    },
    (query, signal) => api(traceEndpoints.deskTraces, { query: query as never }, signal),
  ),
  mailboxes: columns<Item<typeof mailboxEndpoints.list>>(
    {
      Number: ({ number }) => number,
      Status: ({ status }) => status,
      Name: ({ ownerName }) => ownerName,
      'E-mail': ({ ownerEmail }) => ownerEmail,
      Phone: ({ ownerPhone }) => ownerPhone,
      'Given at': ({ assignedAt }) => assignedAt,
    },
    (query, signal) => api(mailboxEndpoints.list, { query: query as never }, signal),
  ),
  bookings: columns<Item<typeof deskBookingEndpoints.deskList>>(
    {
      Reference: ({ reference }) => reference,
      State: ({ state }) => state,
      Way: ({ way }) => way,
      Name: ({ name }) => name,
      ZIP: ({ zip }) => zip,
      Town: ({ town }) => town,
      To: ({ to }) => destinations[to].country,
      Day: ({ visit }) => visit?.slot.day,
      From: ({ visit }) => visit?.slot.from,
      Until: ({ visit }) => visit?.slot.to,
      Pieces: ({ pieces }) => pieces,
      Pounds: ({ lb }) => lb,
      Missing: ({ missing }) => missing.join(' '),
      Flight: ({ flight }) => flight?.departureId,
      'Made at': ({ createdAt }) => createdAt,
      'Changed at': ({ changedAt }) => changedAt,
    },
    (query, signal) => api(deskBookingEndpoints.deskList, { query: query as never }, signal),
  ),
  parcels: columns<Item<typeof deskParcelEndpoints.deskList>>(
    {
      Code: ({ code }) => code,
      State: ({ state }) => state,
      Carrier: ({ carrier }) => carrier,
      'Tracking number': ({ tracking }) => tracking,
      Store: ({ store }) => store,
      Mailbox: ({ mailbox }) => mailbox,
      Shelf: ({ shelf }) => shelf,
      Pounds: ({ weightLb }) => weightLb,
      Holds: ({ holds }) => holds.join(' '),
      Shipment: ({ shipment }) => shipment,
      'Received at': ({ receivedAt }) => receivedAt,
      'Free until': ({ freeUntil }) => freeUntil,
      'Changed at': ({ changedAt }) => changedAt,
    },
    (query, signal) => api(deskParcelEndpoints.deskList, { query: query as never }, signal),
  ),
  customers: columns<Item<typeof customerEndpoints.list>>(
    {
      Name: ({ name }) => name,
      Company: ({ company }) => company,
      'E-mail': ({ email }) => email,
      Phone: ({ phone }) => phone,
      Mailbox: ({ mailbox }) => mailbox,
      'Known since': ({ since }) => since,
      Shipments: ({ shipped }) => shipped?.count ?? 0,
      'Booked last': ({ shipped }) => shipped?.last,
      Tags: ({ tags }) => tags.join(', '),
    },
    (query, signal) => api(customerEndpoints.list, { query: query as never }, signal),
  ),
  invoices: columns<Item<typeof billingEndpoints.list>>(
    {
      Invoice: ({ number }) => number,
      'Bill to': ({ name }) => name,
      To: ({ to }) => to && destinations[to].country,
      Shipment: ({ shipment }) => shipment,
      Status: ({ state }) => state,
      'Charged in dollars': ({ charged }) => charged / 100,
      'Owed in dollars': ({ owed }) => owed / 100,
      'Issued at': ({ issuedAt }) => issuedAt,
      'Due at': ({ dueAt }) => dueAt,
      'Settled at': ({ settledAt }) => settledAt,
    },
    ({ show = 'owed', ...query }: InvoicePage, signal) => {
      // As the list: a search goes over all there are, and without a choice it is what is owed.
      const asked = 'search' in query || show === 'all' ? query : { ...query, show };
      return api(billingEndpoints.list, { query: asked as never }, signal);
    },
  ),
  claims: columns<Item<typeof billingEndpoints.deskClaims>>(
    {
      Claim: ({ reference }) => reference,
      Status: ({ state }) => state,
      'What happened': ({ kind }) => kind,
      Shipment: ({ shipment }) => shipment,
      Pieces: ({ pieces }) => pieces.length,
      'Claimed in dollars': ({ worth }) => worth / 100,
      'Offered in dollars': ({ offer }) => offer && offer.sum / 100,
      'Reported at': ({ createdAt }) => createdAt,
      'To answer by': ({ answerBy }) => answerBy,
      'Closed at': ({ closedAt }) => closedAt,
    },
    (query, signal) => api(billingEndpoints.deskClaims, { query: query as never }, signal),
  ),
  tasks: columns<Item<typeof taskEndpoints.list>>(
    {
      Task: ({ kind }) => taskKinds[kind].name,
      About: ({ subject }) => subject.id,
      Since: ({ since }) => since,
      'Due at': ({ due }) => due,
      'Taken by': ({ owner }) => owner,
      'Snoozed until': ({ snoozedUntil }) => snoozedUntil,
    },
    (query, signal) => api(taskEndpoints.list, { query: query as never }, signal),
  ),
  posts: columns<Item<typeof blogEndpoints.list>>(
    {
      Title: ({ title }) => title,
      Status: ({ status }) => statusNames[status],
      Owner: ({ owner }) => owner,
      Due: ({ dueOn }) => dueOn,
      'Planned for': ({ plannedFor }) => plannedFor,
      To: ({ destination }) => destination && destinations[destination].country,
      Phrase: ({ phrase }) => phrase,
      'Added at': ({ addedAt }) => addedAt,
      'Changed at': ({ changedAt }) => changedAt,
    },
    (query, signal) => api(blogEndpoints.list, { query: query as never }, signal),
  ),
};
