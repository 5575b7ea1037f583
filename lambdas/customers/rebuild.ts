import { assignedMailboxes } from '../mailboxes/index.ts';
import { type List, throughLists, walkOn } from '../runtime/aggregate/rebuild.ts';
import type { EnvOf } from '../runtime/env.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { walkProgress } from '../runtime/table/walk-progress.ts';
import { type keepVariables, wireKeep } from './keep/wire.ts';
import { customerList } from './store/customer-list.ts';

/** A list with what is done for each of its rows. */
const each =
  <Row>(read: List<Row>, look: (row: Row) => Promise<void>): List<() => Promise<void>> =>
  async (page) => {
    const { items, ...rest } = await read(page);
    return { ...rest, items: items.map((row) => () => look(row)) };
  };

/** Shipments that closed longer ago than so many months count as they were counted when they closed. */
const MONTHS = 25;

/**
 * Makes lists and search of customers again: of everybody with a mailbox, of those who are listed, of who ships, from all booked
 * shipments, of whom we meet at a pickup, and of guests, from what they wrote and asked for. Nobody has to stop working meanwhile.
 */
export const wireRebuild = (
  env: EnvOf<typeof keepVariables>,
  shared: Pick<SharedDependencies, 'client' | 'clock' | 'keyFor' | 'newId'>,
) => {
  const { client, clock, newId } = shared;
  const { keep, shipments, shipmentOf, enquiryOf, quoteOf, openBookings, allEnquiries, allQuotes } = wireKeep(
    env,
    shared,
  );
  const list = customerList(client, env.CUSTOMERS_TABLE);
  const mailboxes = assignedMailboxes(client, env.MAILBOXES_TABLE);
  const progress = walkProgress(client, env.CUSTOMERS_TABLE);
  return async (
    millisecondsLeft: () => number,
  ): Promise<{ readonly isDone: boolean; readonly looked: number }> => {
    let looked = 0;
    const ofPerson = async (id: string): Promise<void> => {
      looked += 1;
      await keep(id);
    };
    const booked = shipments.lists(clock(), MONTHS).map((page, place) => [`shipped-${place}`, page] as const);
    const correlationId = newId();
    const walk = throughLists<() => Promise<void>>(
      {
        mailboxes: each(mailboxes, ({ userId }) => ofPerson(userId)),
        listed: each(
          (page) => list.listed('newest', page, clock()),
          ({ id }) => ofPerson(id),
        ),
        ...Object.fromEntries(booked.map(([name, read]) => [name, each(read, shipmentOf)])),
        bookings: each(openBookings, ({ ownerId }) => ofPerson(ownerId)),
        enquiries: each(allEnquiries, (enquiry) => enquiryOf(enquiry, correlationId)),
        quotes: each(allQuotes, (quote) => quoteOf(quote, correlationId)),
      },
      (look) => look(),
    );
    const { isDone } = await walkOn(progress, walk, millisecondsLeft);
    return { isDone, looked };
  };
};
