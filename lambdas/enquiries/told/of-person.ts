import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { enquiryStatuses } from '#domain/enquiries/lifecycle.ts';
import { searchTerms } from '#domain/enquiries/search.ts';
import { EnquiryChangedV1 } from '#events/enquiries/enquiry-changed.v1.ts';
import { compose } from '#events/envelope.ts';
import { keptOfFile } from '../../files/index.ts';
import {
  gone,
  itemsIn,
  itemsInIndex,
  type OfPerson,
  type Part,
  type PersonAccess,
  searchEntriesOf,
  type Whom,
  without,
} from '../../runtime/of-person.ts';
import type { Item } from '../../runtime/table/get-item.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { outboxItem } from '../../runtime/table/outbox.ts';
import { ofKeys, partitionOf, statusPartition, toEnquiry, toThreadEntry } from '../store/enquiry-items.ts';
import { talkKey } from '../store/talk-store.ts';
import { ownEnquiry, ownEntry } from './own-words.ts';

/** All enquiries that are kept. */
const allOf = async (access: PersonAccess) => {
  const lists = await Promise.all(
    enquiryStatuses.map((status) => itemsInIndex(access, statusPartition(status))),
  );
  return lists.flat();
};

/**
 * Whether an enquiry is somebody's: of their account, from one of their addresses, or from their number on WhatsApp where nobody else
 * has it.
 */
const isTheirs =
  ({ ids, emails, phones }: Whom) =>
  ({ userId, email, kind, phone, people }: Enquiry): boolean => {
    if (userId !== undefined && ids.includes(userId)) return true;
    if (emails.includes(email.trim().toLowerCase())) return true;
    const isOfNumber = kind === 'whatsapp' && phone !== undefined && phones.includes(phone);
    return isOfNumber && userId === undefined && (people ?? []).every((id) => ids.includes(id));
  };

/** What several people have in common stays, without the one who leaves. */
const shared = (item: Item, { ids }: Whom): readonly Part[] => {
  const { people, ...enquiry } = toEnquiry(item);
  const others = people?.filter((id) => !ids.includes(id));
  if (others === undefined || others.length === people?.length) return [];
  const [only] = others.length === 1 ? others : [];
  const left = only === undefined ? { people: others } : { people: undefined, userId: only };
  return enquiry.userId === undefined ? [{ item, closing: without(item, left) }] : [];
};

/** What leads to an enquiry: by whose it is, and what its number talks about. */
const leadsTo = async (access: PersonAccess, enquiry: Enquiry): Promise<readonly Part[]> => {
  const talk = enquiry.kind === 'whatsapp' && enquiry.phone !== undefined ? [talkKey(enquiry.phone)] : [];
  const found = await getItems(access.client, access.table, [...ofKeys(enquiry), ...talk], {
    consistent: true,
  });
  return gone(found.filter(({ reference = enquiry.reference }) => reference === enquiry.reference));
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

/** An entry of a conversation. What came with it is forgotten in the same moment. */
const partOf = async (access: PersonAccess, { reference }: Enquiry, item: Item): Promise<Part> => {
  const entry = toThreadEntry(item);
  const part = { item, shown: ownEntry(reference, entry), closing: 'deleted' } as const;
  if (entry.media === undefined) return part;
  const TableName = access.tableOf('FILES_TABLE');
  const kept = await keptOfFile(access.client, TableName)(
    { kind: 'enquiry', id: reference },
    entry.media.file,
  );
  return { ...part, also: kept.map((Key) => ({ Delete: { TableName, Key } })) };
};

/** Nothing has to keep what somebody wrote to us: all of it goes. */
export const ofPerson: OfPerson<'ENQUIRIES_TABLE'> = {
  table: 'ENQUIRIES_TABLE',
  heading: 'Messages to us',
  parts: async function* (access, whom) {
    const all = await allOf(access);
    const own = isTheirs(whom);
    for (const item of all) if (!own(toEnquiry(item))) yield* shared(item, whom);
    for (const enquiry of all.map(toEnquiry).filter(own)) {
      yield* await searchEntriesOf(access, enquiry.reference, searchTerms(enquiry));
      yield* await leadsTo(access, enquiry);
      const items = await itemsIn(access, partitionOf(enquiry.reference));
      // The enquiry goes last: with it everything else is found.
      const entries = items.filter(({ sk }) => sk !== 'ENQUIRY');
      for (const item of entries) yield await partOf(access, enquiry, item);
      for (const item of items.filter(({ sk }) => sk === 'ENQUIRY'))
        yield { item, shown: ownEnquiry(enquiry), closing: 'deleted', also: [closedEvent(access, enquiry)] };
    }
  },
};
