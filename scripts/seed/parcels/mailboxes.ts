import { addDays, newYorkDay } from '#domain/kernel/new-york.ts';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { idOf } from '../life/id-of.ts';
import type { Telling } from './telling/telling.ts';

/** Two more people receive at this mailbox, and one has signed Form 1583. */
const SHARED = 'joylyn.defreitas.sample@example.test';
const NAMES = [
  { name: 'Orlando De Freitas (sample)', kind: 'PERSON' },
  { name: 'De Freitas Catering (sample)', kind: 'COMPANY' },
] as const;
/** This mailbox is suspended. */
export const SUSPENDED = 'clive.hinds.sample@example.test';

const DAY_MS = 86_400_000;
const DAYS_AGO = 20;

const mailboxOf = async (telling: Telling, email: string): Promise<Mailbox> => {
  const { number } = await telling.mailboxOf(email);
  const asked = { as: telling.staff, params: { number } };
  return (await telling.past.ask('GET /api/mailboxes/{number}', asked)).mailbox as Mailbox;
};

const shareOne = async (telling: Telling): Promise<void> => {
  const { past, staff, now } = telling;
  const as = await telling.person(SHARED);
  const mailbox = await mailboxOf(telling, SHARED);
  if ((mailbox.names ?? []).length === 0)
    await past.ask('PUT /api/virtual-address/names', {
      as,
      body: { version: mailbox.version, names: NAMES },
    });
  await past.ask('POST /api/virtual-address/us-mail', { as });
  const { number, version, ownerName: name, forms = [] } = await mailboxOf(telling, SHARED);
  if (forms.length > 0) return;
  const today = newYorkDay(now);
  const ids = [{ kind: 'PASSPORT', expiresOn: addDays(today, 900) }, { kind: 'LEASE' }];
  const form = { name, ids, witnessed: 'IN_PERSON', signedOn: addDays(today, -DAYS_AGO) };
  const body = { id: idOf('Form 1583 of the samples'), version, form };
  await past.ask('POST /api/mailboxes/{number}/forms', { as: staff, params: { number }, body });
};

const suspendOne = async (telling: Telling): Promise<void> => {
  const { number, version, status } = await mailboxOf(telling, SUSPENDED);
  if (status !== 'ACTIVE') return;
  const body = {
    id: idOf('suspension of the samples'),
    version,
    status: 'SUSPENDED',
    reason: 'An invoice is open for 90 days (sample).',
  };
  await telling.past.ask('POST /api/mailboxes/{number}/status', {
    as: telling.staff,
    params: { number },
    body,
  });
};

/** One mailbox with further names and a Form 1583 that was signed on paper, and one that is suspended. What is so already stays. */
export const tellMailboxes = async (telling: Telling): Promise<void> => {
  telling.past.at(new Date(telling.now.getTime() - DAYS_AGO * DAY_MS));
  await shareOne(telling);
  await suspendOne(telling);
};
