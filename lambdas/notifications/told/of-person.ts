import { CLOSED_ACCOUNT } from '#domain/kernel/person/closed-account.ts';
import type { Shown } from '#domain/kernel/shown-fields.ts';
import { feedOf } from '#domain/notifications/audience.ts';
import { type NoticeKind, noticeWords } from '#domain/notifications/kinds.ts';
import {
  gone,
  itemsIn,
  type OfPerson,
  type Part,
  type PersonAccess,
  type Whom,
  without,
} from '../../runtime/of-person.ts';
import { hashEmail } from '../../runtime/redact.ts';
import type { Item } from '../../runtime/table/get-item.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { askedKey } from '../asked.ts';
import { phoneHash } from '../channels/whatsapp/phone-hash.ts';

const nameOf = (kind: unknown): string => noticeWords[kind as NoticeKind].name;

/** The answers to a question stay beside what holds now, so each says when it was given. */
const choiceShown = ({ sk, on, kinds, at, how, text }: Item): Shown => {
  const choices = Array.isArray(kinds) ? kinds.map(nameOf) : undefined;
  if (sk === 'MAIL') return { by: 'E-mail', choices, at: String(at) };
  return {
    by: sk === 'WHATSAPP' ? 'WhatsApp, as it is now' : 'WhatsApp, an answer of yours',
    on: on === true,
    choices,
    at: String(at),
    how: how === 'reply' ? 'In a message to us' : 'On the page of your account',
    agreedTo: String(text),
  };
};

/** Choices and consents, as whoever made them reads them. */
const choicesOf = async (access: PersonAccess, { ids }: Whom): Promise<readonly Part[]> => {
  const items = (await Promise.all(ids.map((id) => itemsIn(access, `PERSON#${id}`)))).flat();
  return items.map((item) => ({ item, shown: choiceShown(item), closing: 'deleted' }));
};

/** Who agreed for a phone number, and that mail to an address came back. */
const contactsOf = async (access: PersonAccess, { ids, emails, phones }: Whom): Promise<readonly Part[]> => {
  const { client, table, keyFor } = access;
  const key = await keyFor('addresses')();
  const hashOf = phoneHash(keyFor);
  const agreed = await Promise.all(
    phones.map(async (phone) => {
      const pk = `PHONE#${await hashOf(phone)}`;
      return ids.map((id) => ({ pk, sk: `PERSON#${id}` }));
    }),
  );
  const returned = emails.map((email) => ({ pk: 'RETURNED', sk: hashEmail(email, key) }));
  return gone(await getItems(client, table, [...agreed.flat(), ...returned], { consistent: true }));
};

/** Lines in their own feed, what marks them as read or done, and what they would be told soon. */
const linesOf = async (access: PersonAccess, { ids }: Whom): Promise<readonly Part[]> => {
  const own = ids.flatMap((id) => [`FEED#${feedOf(id)}`, `TALLY#${feedOf(id)}`, `READ#${id}`]);
  const lines = (await Promise.all(own.map((pk) => itemsIn(access, pk)))).flat();
  const behind = ids.flatMap((id) => [`SOON#${id}`, askedKey(feedOf(id))]);
  const soon = (await Promise.all(behind.map((pk) => itemsIn(access, pk)))).flat();
  return [
    ...lines.map(
      (item): Part => ({
        item,
        shown: { at: String(item.at), what: String(item.title), message: String(item.body) },
        closing: 'deleted',
      }),
    ),
    ...gone(soon),
  ];
};

/** Lines of the admins may name somebody whose second step was reset. */
const namedOf = async (access: PersonAccess, { names }: Whom): Promise<readonly Part[]> => {
  const forget = (text: unknown): unknown =>
    typeof text === 'string'
      ? names.reduce((left, name) => left.replaceAll(name, CLOSED_ACCOUNT), text)
      : text;
  const lines = names.length === 0 ? [] : await itemsIn(access, 'FEED#admins');
  return lines.map((item) => ({
    item,
    closing: without(item, { title: forget(item.title), body: forget(item.body) }),
  }));
};

/** Nobody is told anything any more. */
export const ofPerson: OfPerson<'NOTIFICATIONS_TABLE'> = {
  table: 'NOTIFICATIONS_TABLE',
  heading: 'What we may tell you, and what we told you',
  parts: async function* (access, whom) {
    for (const find of [contactsOf, linesOf, namedOf, choicesOf]) yield* await find(access, whom);
  },
};
