import type { Parcel, ParcelEntry } from './parcel.ts';

/** What people tell apart in a parcel, as texts. Names and what is inside are in the parcel alone. */
const shown = (parcel: Parcel): Readonly<Record<string, string | undefined>> => {
  const { weightLb, sides, condition, shelf, mailbox, seen, declaration, state } = parcel;
  return {
    state,
    mailbox,
    weight: `${weightLb} lb`,
    size: `${sides.length} × ${sides.width} × ${sides.height} in`,
    condition,
    shelf,
    seen: seen.length === 0 ? undefined : seen.map(({ code }) => code).join(', '),
    invoice: declaration.invoice.state,
  };
};

/** What is different in a parcel, as it was and as it is, for its history. */
export const differences = (before: Parcel, after: Parcel): NonNullable<ParcelEntry['changed']> => {
  const [was, is] = [shown(before), shown(after)];
  return Object.fromEntries(
    Object.keys(is)
      .filter((field) => was[field] !== is[field])
      .map((field) => [field, { before: was[field] ?? null, after: is[field] ?? null }]),
  );
};
