import type { Enquiry, ThreadEntry } from '#domain/enquiries/enquiry.ts';
import type { ShownEntry } from '#domain/enquiries/messages.ts';
import { type Ways, waysTo } from '#domain/enquiries/ways.ts';
import type { Profile } from '#domain/identity/profile.ts';
import type { WrittenMessages } from '../../notifications/index.ts';
import type { TalkStore } from '../store/talk-store.ts';

export interface ReachDeps {
  readonly written: WrittenMessages;
  readonly talks: Pick<TalkStore, 'find'>;
  /** Whether this stage sends WhatsApp messages. */
  readonly offersWhatsApp: boolean;
}

/** By which ways somebody can be written to who has these profiles. On WhatsApp only where they agreed for their number. */
export const waysToPerson = async (
  { written, talks, offersWhatsApp }: ReachDeps,
  { email, phone_e164 }: Pick<Profile, 'email' | 'phone_e164'>,
  ids: readonly string[],
  now: Date,
): Promise<Ways> => {
  const phone = phone_e164 ?? undefined;
  const [isStopped, hasAgreed, talk] = await Promise.all([
    written.isStopped(email),
    phone === undefined ? false : written.hasAgreed(ids, phone),
    phone === undefined ? undefined : talks.find(phone),
  ]);
  return waysTo(
    { email, isStopped, phone, isOffered: offersWhatsApp, hasAgreed, heardAt: talk?.heardAt },
    now,
  );
};

/** By which ways an answer can go. Whoever wrote to us on WhatsApp gets it there without having agreed to anything else. */
export const waysToAnswer = async (
  { written, talks, offersWhatsApp }: ReachDeps,
  { kind, email, phone: given }: Enquiry,
  now: Date,
): Promise<Ways> => {
  const phone = kind === 'whatsapp' ? given : undefined;
  const [isStopped, talk] = await Promise.all([
    written.isStopped(email),
    phone === undefined ? undefined : talks.find(phone),
  ]);
  return waysTo(
    { email, isStopped, phone, isOffered: offersWhatsApp, hasAgreed: true, heardAt: talk?.heardAt },
    now,
  );
};

/** Who gets an answer, by the name in the contract of its event. */
const SENDER = 'sender';

/** A thread with what became of each answer. */
export const withOutcomes = (
  { written }: Pick<ReachDeps, 'written'>,
  { email }: Pick<Enquiry, 'email'>,
  thread: readonly ThreadEntry[],
  now: Date,
): Promise<ShownEntry[]> =>
  Promise.all(
    thread.map(async (entry) => {
      const { what, sentWith, way = 'email', at } = entry;
      if (what !== 'answer' || sentWith === undefined) return entry;
      const outcome = await written.outcomeOf({ cause: sentWith, recipient: SENDER, way, at, email }, now);
      return { ...entry, outcome };
    }),
  );
