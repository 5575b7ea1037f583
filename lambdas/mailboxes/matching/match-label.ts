import { endOf } from '#domain/kernel/search.ts';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { bestOf, decide, isGood, isPlain } from '#domain/mailboxes/matching/decide.ts';
import type { Known } from '#domain/mailboxes/matching/evidence.ts';
import { firstKeys, furtherKeys, type Key } from '#domain/mailboxes/matching/keys.ts';
import type { Found, Label } from '#domain/mailboxes/matching/label.ts';
import { type ReadLabel, readLabel } from '#domain/mailboxes/matching/read-label.ts';

/** A search entry: a mailbox, with all of its search terms. */
export interface Entry {
  readonly number: string;
  readonly terms: readonly string[];
}

/** What a matcher reads. All of it may be a moment old. */
export interface MatchReads {
  readonly find: (number: string) => Promise<Mailbox | undefined>;
  /** At most `limit` entries of terms that begin with a text, and whether there are more. */
  readonly entries: (
    prefix: string,
    limit: number,
  ) => Promise<{ readonly items: readonly Entry[]; readonly isCut: boolean }>;
  readonly all: (numbers: readonly string[]) => Promise<readonly Mailbox[]>;
}

/** Entries that are read under one key: less than four kilobytes, half a read unit. */
const ENTRIES = 22;
/** The best are read whole before anything is said of them. Then others may be the best, which are read as well. */
const ROUNDS = 2;

const knownOf = ({ number, ownerName, names = [], ownerPhone, status }: Mailbox): Known => ({
  number,
  names: [{ name: ownerName, isFurther: false }, ...names.map(({ name }) => ({ name, isFurther: true }))],
  phoneEnd: ownerPhone && endOf(ownerPhone),
  status,
});

/** What search terms say of a mailbox, which is enough to choose whom to read: two words at a time of its names. */
const guessedOf = ({ number, terms }: Entry, { phoneEnd }: ReadLabel): Known => ({
  number,
  names: terms.filter((term) => !/[<@\d]/.test(term)).map((name) => ({ name, isFurther: false })),
  phoneEnd: phoneEnd && terms.find((term) => term.startsWith(phoneEnd)),
  status: 'ACTIVE',
  isGuess: true,
});

/** The mailboxes that were found for a label so far. */
const gathering = ({ entries }: MatchReads, read: ReadLabel, known: Map<string, Known>) => {
  let isAll = true;
  const under = async ({ prefix, whole }: Key): Promise<readonly Entry[]> => {
    const { items, isCut } = await entries(prefix, ENTRIES);
    if (!isCut) return items;
    isAll = false;
    return whole === undefined || whole === prefix
      ? items
      : [...items, ...(await entries(whole, ENTRIES)).items];
  };
  return {
    lookUnder: async (keys: readonly Key[]): Promise<void> => {
      const found = (await Promise.all(keys.map(under))).flat();
      for (const entry of found)
        if (!known.has(entry.number)) known.set(entry.number, guessedOf(entry, read));
    },
    isAll: () => isAll,
  };
};

/**
 * Finds whose a label is. The mailbox under its number is read first, and nothing else when a name is the same. Otherwise the search
 * entries under the name and the phone are read, and those under other words and near numbers only if these bring nothing good.
 */
export const matchLabel =
  (reads: MatchReads) =>
  async (label: Label): Promise<Found> => {
    const read = readLabel(label);
    const numbered = (await Promise.all(read.numbers.map(reads.find))).filter((one) => one !== undefined);
    const known = new Map(numbered.map((mailbox) => [mailbox.number, knownOf(mailbox)]));
    const exact = read.number === undefined ? undefined : known.get(read.number);
    if (exact && isPlain(read, exact)) return decide(read, [exact]);
    const { lookUnder, isAll } = gathering(reads, read, known);
    await lookUnder(firstKeys(read));
    if (!isGood(read, [...known.values()])) await lookUnder(furtherKeys(read));
    for (let round = 1; round <= ROUNDS; round += 1) {
      const unread = bestOf(read, [...known.values()]).filter(({ isGuess = false }) => isGuess);
      const whole = await reads.all(unread.map(({ number }) => number));
      for (const mailbox of whole) known.set(mailbox.number, knownOf(mailbox));
    }
    return decide(read, [...known.values()], isAll());
  };
