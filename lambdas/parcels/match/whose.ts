import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import type { Candidate, Found, Label } from '#domain/mailboxes/matching/label.ts';
import { agreesWith, namesAnother } from '#domain/parcels/alerts/label-agrees.ts';
import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import { waitsAt } from '#domain/parcels/alerts/pre-alert-matched.ts';
import { announcedAt } from '#domain/parcels/alerts/pre-alert-time.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import type { MailboxReader } from '../../mailboxes/index.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { KnownNumber, ParcelStore } from '../store/parcel-store.ts';

export interface WhoseDeps {
  readonly parcels: Pick<ParcelStore, 'ofNumber'>;
  readonly mailboxes: MailboxReader;
  readonly clock: Clock;
  /** Whose a label is: only an exact mailbox number with an agreeing name is certain. */
  readonly matchLabel: (label: Label) => Promise<Found>;
}

/** Somebody who could be meant, and why, by codes. */
export interface Suggested {
  readonly mailbox: string;
  readonly name: string;
  /** 0 to 1. */
  readonly score: number;
  readonly why: readonly string[];
  /** Their search that could be for it, by its reference. */
  readonly trace?: string;
}

/** Whose a parcel is, as far as its number and its label tell. */
export interface Whose {
  readonly certain?: { readonly mailbox: Mailbox; readonly by: 'PRE_ALERT' | 'LABEL' };
  /** The most likely first; at most three. */
  readonly candidates: readonly Suggested[];
  readonly known: KnownNumber;
}

const MOST_SUGGESTED = 3;
const nothingKnown: KnownNumber = { parcels: [], alerts: [] };

const isRead = ({ mailbox = '', name = '', phone = '' }: Parcel['label']): boolean =>
  `${mailbox}${name}${phone}`.trim() !== '';

/** What a label says, without the fields that nobody read. */
const labelOf = ({ mailbox, name, phone }: Parcel['label']): Label => ({
  ...(mailbox === undefined ? {} : { mailbox }),
  ...(name === undefined ? {} : { name }),
  ...(phone === undefined ? {} : { phone }),
});

/** Somebody who announced a number and still waits for it. */
interface Announcer {
  readonly mailbox: Mailbox;
  /** Only when it was here already: whoever guesses a number is not the owner of what has it. */
  readonly isLate: boolean;
}

const announcers = async (
  { mailboxes, clock }: WhoseDeps,
  alerts: readonly PreAlert[],
  arrivedAt: string | undefined,
): Promise<readonly Announcer[]> => {
  const waiting = alerts.filter((alert) => waitsAt(alert, clock()));
  const found = await Promise.all(
    waiting.map(async (alert) => ({
      mailbox: await mailboxes.ofOwner(alert.ownerId),
      isLate: arrivedAt !== undefined && announcedAt(alert) > arrivedAt,
    })),
  );
  return found.flatMap(({ mailbox, isLate }) => (mailbox === undefined ? [] : [{ mailbox, isLate }]));
};

/** The mailboxes of other boxes with the same number: some stores put one label on several. */
const withFirstBox = async (
  { mailboxes }: WhoseDeps,
  parcels: readonly Parcel[],
): Promise<readonly Mailbox[]> => {
  const numbers = parcels.flatMap(({ mailbox }) => mailbox ?? []);
  const found = await Promise.all([...new Set(numbers)].map((number) => mailboxes.behind(number)));
  return found.filter((mailbox) => mailbox !== undefined);
};

/** What a label leads to, where an old number leads to the one that its owner has now. */
const ofLabel = async (
  { matchLabel, mailboxes }: WhoseDeps,
  label: Parcel['label'],
): Promise<Found | undefined> => {
  if (!isRead(label)) return undefined;
  const { certain, candidates, one } = await matchLabel(labelOf(label));
  const now = async (candidate: Candidate): Promise<Candidate> => {
    // A number that was replaced is closed.
    const mailbox = candidate.status === 'CLOSED' ? await mailboxes.behind(candidate.mailbox) : undefined;
    return mailbox === undefined
      ? candidate
      : { ...candidate, mailbox: mailbox.number, status: mailbox.status };
  };
  return {
    one,
    candidates: await Promise.all(candidates.map(now)),
    ...(certain === undefined ? {} : { certain: await now(certain) }),
  };
};

const suggested = (why: string, score: number, { number, ownerName }: Mailbox): Suggested => ({
  mailbox: number,
  name: ownerName,
  score,
  why: [why],
});

/** Each mailbox once, with all reasons and the first search, the likeliest first. */
export const merged = (all: readonly Suggested[]): readonly Suggested[] => {
  const found = new Map<string, Suggested>();
  for (const one of all) {
    const known = found.get(one.mailbox);
    const why = [...new Set([...(known?.why ?? []), ...one.why])];
    found.set(one.mailbox, { ...one, ...known, score: Math.max(known?.score ?? 0, one.score), why });
  }
  return [...found.values()].toSorted((one, other) => other.score - one.score).slice(0, MOST_SUGGESTED);
};

interface Asking {
  readonly tracking?: string | undefined;
  /** What its other codes say. */
  readonly otherNumbers?: readonly string[] | undefined;
  readonly label: Parcel['label'];
  /** When it came, ISO 8601. Absent for what is at the door. */
  readonly arrivedAt?: string | undefined;
}

/** Who is certain, if anybody is. */
const certainOf = async (
  { mailboxes }: WhoseDeps,
  found: Found | undefined,
  owners: readonly Announcer[],
  first: readonly Mailbox[],
): Promise<Whose['certain']> => {
  const [owner] = owners;
  if (owner !== undefined) {
    const { mailbox, isLate } = owner;
    const isTheirs = isLate ? agreesWith(found, mailbox.number) : !namesAnother(found, mailbox.number);
    return owners.length === 1 && isTheirs ? { mailbox, by: 'PRE_ALERT' } : undefined;
  }
  const byLabel = found?.certain && (await mailboxes.find(found.certain.mailbox));
  const mailbox = byLabel ?? first.find(({ number }) => agreesWith(found, number));
  return mailbox && { mailbox, by: 'LABEL' };
};

/** What is known of the numbers on one parcel together, each parcel and each pre-alert once. */
const knownOf = async (
  { parcels }: WhoseDeps,
  numbers: readonly string[],
  reading: { readonly consistent?: boolean },
): Promise<KnownNumber> => {
  const all = await Promise.all(numbers.map((number) => parcels.ofNumber(number, reading)));
  const [known = nothingKnown, ...more] = all;
  return more.length === 0
    ? known
    : {
        parcels: [...new Map(all.flatMap((one) => one.parcels).map((one) => [one.code, one])).values()],
        alerts: [...new Map(all.flatMap((one) => one.alerts).map((one) => [one.id, one])).values()],
      };
};

/**
 * Whose a parcel is. A number that exactly one person announced before it came is certain, and so is an exact mailbox number with a name
 * that agrees. Where the label names another than who announced the parcel, both are suggested: anybody can announce any number. For the
 * same reason a number that was announced when its parcel was here already counts only together with the label, and so does having
 * another box with the number. Everything else suggests.
 */
export const whoseIs = async (
  deps: WhoseDeps,
  { tracking, otherNumbers = [], label, arrivedAt }: Asking,
  reading: { readonly consistent?: boolean } = {},
): Promise<Whose> => {
  const [known, found] = await Promise.all([
    knownOf(deps, [...(tracking === undefined ? [] : [tracking]), ...otherNumbers], reading),
    ofLabel(deps, label),
  ]);
  const [owners, first] = await Promise.all([
    announcers(deps, known.alerts, arrivedAt),
    withFirstBox(deps, known.parcels),
  ]);
  const certain = await certainOf(deps, found, owners, first);
  if (certain !== undefined) return { certain, candidates: [], known };
  const candidates = merged([
    ...first.map((mailbox) => suggested('first-box', 1, mailbox)),
    ...owners.map(({ mailbox }) => suggested('announced', 0.9, mailbox)),
    ...(found?.candidates ?? []),
  ]);
  return { candidates, known };
};
