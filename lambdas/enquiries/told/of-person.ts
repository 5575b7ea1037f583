import { enquiryStatuses } from '#domain/enquiries/lifecycle.ts';
import { searchTerms } from '#domain/enquiries/search.ts';
import { EnquiryChangedV1 } from '#events/enquiries/enquiry-changed.v1.ts';
import { compose } from '#events/envelope.ts';
import {
  itemsIn,
  itemsInIndex,
  type OfPerson,
  type PersonAccess,
  searchEntriesOf,
  type Whom,
} from '../../runtime/of-person.ts';
import { outboxItem } from '../../runtime/table/outbox.ts';
import { partitionOf, statusPartition, toEnquiry, toThreadEntry } from '../store/enquiry-items.ts';
import { ownEnquiry, ownEntry } from './own-words.ts';

/** Enquiries of an account, and those that somebody sent from one of its addresses without signing in. */
const enquiriesOf = async (access: PersonAccess, { ids, emails }: Whom) => {
  const lists = await Promise.all(
    enquiryStatuses.map((status) => itemsInIndex(access, statusPartition(status))),
  );
  return lists
    .flat()
    .map(toEnquiry)
    .filter(
      ({ userId, email }) =>
        (userId !== undefined && ids.includes(userId)) || emails.includes(email.trim().toLowerCase()),
    );
};

/** The event by which whatever waits for an answer learns that nobody does. */
const closedEvent = (
  { newId, correlationId, now, table }: PersonAccess,
  { reference, status, version, userId }: ReturnType<typeof toEnquiry>,
) =>
  outboxItem(
    table,
    compose(
      EnquiryChangedV1,
      {
        subject: reference,
        version: version + 1,
        at: now.toISOString(),
        data: { reference, status: { before: status, after: 'CLOSED' }, by: userId ?? 'guest' },
      },
      { newId, correlationId },
    ),
  );

/** Nothing has to keep what somebody wrote to us: all of it goes. */
export const ofPerson: OfPerson<'ENQUIRIES_TABLE'> = {
  table: 'ENQUIRIES_TABLE',
  heading: 'Messages to us',
  parts: async function* (access, whom) {
    for (const enquiry of await enquiriesOf(access, whom)) {
      yield* await searchEntriesOf(access, enquiry.reference, searchTerms(enquiry));
      const items = await itemsIn(access, partitionOf(enquiry.reference));
      // The enquiry goes last: with it everything else is found.
      const entries = items.filter(({ sk }) => sk !== 'ENQUIRY');
      for (const item of entries)
        yield { item, shown: ownEntry(enquiry.reference, toThreadEntry(item)), closing: 'deleted' };
      for (const item of items.filter(({ sk }) => sk === 'ENQUIRY'))
        yield { item, shown: ownEnquiry(enquiry), closing: 'deleted', also: [closedEvent(access, enquiry)] };
    }
  },
};
