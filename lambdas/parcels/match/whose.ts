import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import type { Found, Label } from '#domain/mailboxes/matching/label.ts';
import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import { isOpenAlert } from '#domain/parcels/alerts/pre-alert-matched.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import type { MailboxReader } from '../../mailboxes/index.ts';
import type { KnownNumber, ParcelStore } from '../store/parcel-store.ts';

export interface WhoseDeps {
  readonly parcels: Pick<ParcelStore, 'ofNumber'>;
  readonly mailboxes: MailboxReader;
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

/** The mailboxes of those who announced a number and still wait for it. */
const announcers = async (
  { mailboxes }: WhoseDeps,
  alerts: readonly PreAlert[],
): Promise<readonly Mailbox[]> => {
  const owners = [...new Set(alerts.filter(isOpenAlert).map(({ ownerId }) => ownerId))];
  return (await Promise.all(owners.map((owner) => mailboxes.ofOwner(owner)))).filter(
    (mailbox) => mailbox !== undefined,
  );
};

const announced = ({ number, ownerName }: Mailbox): Suggested => ({
  mailbox: number,
  name: ownerName,
  score: 0.9,
  why: ['announced'],
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

/** Whether the number on the label is exactly that of another mailbox. */
const isForAnother = (found: Found | undefined, { number }: Mailbox): boolean =>
  (found?.candidates ?? []).some(({ mailbox, why }) => why.includes('number') && mailbox !== number);

/**
 * Whose a parcel is. A number that exactly one person announced is certain, and so is an exact mailbox number with a name that agrees.
 * Everything else suggests; and where the label has the mailbox number of another than who announced the parcel, both are suggested:
 * anybody can announce any number.
 */
export const whoseIs = async (
  deps: WhoseDeps,
  { tracking, label }: { readonly tracking?: string | undefined; readonly label: Parcel['label'] },
  reading: { readonly consistent?: boolean } = {},
): Promise<Whose> => {
  const [known, found] = await Promise.all([
    tracking === undefined ? nothingKnown : deps.parcels.ofNumber(tracking, reading),
    isRead(label) ? deps.matchLabel(labelOf(label)) : undefined,
  ]);
  const owners = await announcers(deps, known.alerts);
  const byLabel = found?.certain && (await deps.mailboxes.behind(found.certain.mailbox));
  const [owner] = owners;
  if (owner !== undefined && owners.length === 1 && !isForAnother(found, owner))
    return { certain: { mailbox: owner, by: 'PRE_ALERT' }, candidates: [], known };
  if (byLabel && owners.length === 0)
    return { certain: { mailbox: byLabel, by: 'LABEL' }, candidates: [], known };
  const certain = found?.certain ? [found.certain] : [];
  const candidates = merged([...owners.map(announced), ...certain, ...(found?.candidates ?? [])]);
  return { candidates, known };
};
