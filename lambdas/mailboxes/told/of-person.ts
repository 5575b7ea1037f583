import { CLOSED_ACCOUNT } from '#domain/kernel/person/closed-account.ts';
import { searchable } from '#domain/kernel/search.ts';
import { needsForwarding } from '#domain/mailboxes/changes/life.ts';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { searchTerms } from '#domain/mailboxes/search.ts';
import {
  itemsIn,
  type OfPerson,
  type Part,
  type PersonAccess,
  searchEntriesOf,
  type Whom,
  without,
} from '../../runtime/of-person.ts';
import { getItem, type Item } from '../../runtime/table/get-item.ts';
import { searchKey } from '../../runtime/table/search-items.ts';
import { put } from '../../runtime/table/writes.ts';
import {
  claimedNumber,
  historyPrefix,
  numberKey,
  ownerKey,
  searchItem,
  toHistoryEntry,
  toMailbox,
} from '../store/mailbox-items.ts';
import { ownEntry, ownMailbox } from './own-words.ts';

/** The number that somebody claims, and those that their e-mail address still finds, such as one that was replaced. */
const numbersOf = async (access: PersonAccess, { ids, emails }: Whom): Promise<readonly string[]> => {
  const { client, table } = access;
  const claims = await Promise.all(ids.map((id) => getItem(client, table, ownerKey(id))));
  const found = await Promise.all(
    emails.map(async (email) => {
      const { pk, sk } = searchKey('', searchable(email));
      return (await itemsIn(access, pk)).filter((item) => String(item.sk).startsWith(sk));
    }),
  );
  const numbers = [...claims.map(claimedNumber), ...found.flat().map(({ number }) => String(number))];
  return [...new Set(numbers.filter((number) => number !== undefined))];
};

const mailboxesOf = async (access: PersonAccess, whom: Whom) => {
  const found = await Promise.all(
    (await numbersOf(access, whom)).map((number) => itemsIn(access, numberKey(number).pk)),
  );
  return found.flatMap((items) => {
    const item = items.find(({ sk }) => sk === 'MAILBOX');
    const mailbox = item && toMailbox(item);
    return mailbox && whom.ids.includes(mailbox.userId) ? [{ mailbox, items }] : [];
  });
};

/** The number of nobody. Signed forms stay, and where mail is sent on to, as the postal rules ask. */
const nobody = ({ status, closedAt }: Mailbox, now: Date) => ({
  ownerName: CLOSED_ACCOUNT,
  ownerEmail: '',
  ownerPhone: undefined,
  names: undefined,
  mailAskedAt: undefined,
  status: 'CLOSED',
  closedAt: status === 'CLOSED' && closedAt !== undefined ? closedAt : now.toISOString(),
});

const partOf = ({ now, table }: PersonAccess, whom: Whom, mailbox: Mailbox, item: Item): Part => {
  if (item.sk === 'MAILBOX') {
    const shown = ownMailbox(mailbox);
    const next = without(item, nobody(mailbox, now));
    if (next === 'kept') return { item, shown, closing: next };
    const terms = searchTerms(toMailbox(next));
    // Each entry names all terms, and so does the one of the number.
    const also = terms.map((term) => put(table, searchItem(mailbox.number, term, terms)));
    return { item, shown, closing: next, also };
  }
  if (String(item.sk).startsWith(historyPrefix)) {
    const shown = ownEntry(mailbox.number, toHistoryEntry(item), whom);
    return { item, shown, closing: without(item, { note: undefined }) };
  }
  return { item, closing: String(item.sk).startsWith('NOTE#') ? 'deleted' : 'kept' };
};

/** A mailbox closes, and is nobody's. Its number is never given to anybody else. */
export const ofPerson: OfPerson<'MAILBOXES_TABLE'> = {
  table: 'MAILBOXES_TABLE',
  heading: 'U.S. mailbox',
  parts: async function* (access, whom) {
    for (const { mailbox, items } of await mailboxesOf(access, whom)) {
      const left = searchTerms({ number: mailbox.number, ownerName: CLOSED_ACCOUNT, ownerEmail: '' });
      const terms = searchTerms(mailbox).filter((term) => !left.includes(term));
      yield* await searchEntriesOf(access, mailbox.number, terms);
      for (const item of items) yield partOf(access, whom, mailbox, item);
    }
  },
  keeps: async (access, whom) =>
    (await mailboxesOf(access, whom)).some(
      ({ mailbox: { forms = [], forwardTo } }) => forms.length > 0 || forwardTo !== undefined,
    )
      ? ['forms']
      : [],
  waits: async (access, whom) =>
    (await mailboxesOf(access, whom))
      .filter(({ mailbox }) => mailbox.status !== 'CLOSED' && needsForwarding(mailbox))
      .map(({ mailbox: { number } }) => ({
        what: 'mailbox',
        words: `U.S. Mail comes to mailbox ${number}. Tell us where to send it on for six months, and we close the mailbox.`,
        path: '/contact',
      })),
};
