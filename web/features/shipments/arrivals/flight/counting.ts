import { useState } from 'react';
import type { ArrivalOnFlight } from '#domain/shipments/arrivals/arrival-flight.ts';
import { isToCheckIn } from '#domain/shipments/arrivals/check-in.ts';
import type { Counted } from './use-flight.ts';

type PieceOnFlight = ArrivalOnFlight['pieces'][number];

const keyOf = (number: string, n: number): string => `${number}/${n}`;

/** Whether a piece is taken as here until somebody says otherwise. What was called missing is not. */
const isHereAtFirst = ({ exception }: PieceOnFlight): boolean => exception !== 'MISSING';

/** What there is to do at the counter: the pieces to check in, which of them are here, and which are newly missing. */
const countOf = (
  arrivals: readonly ArrivalOnFlight[],
  isHere: (key: string, piece: PieceOnFlight) => boolean,
) => {
  const counted = arrivals.map(({ number, consigneeName, pieces }) => {
    const open = pieces.filter(isToCheckIn);
    const here = open.filter((piece) => isHere(keyOf(number, piece.n), piece));
    // What is missing already needs no second word.
    const missing = open.filter((piece) => !here.includes(piece) && piece.exception !== 'MISSING');
    return {
      number,
      consigneeName,
      here: here.map(({ n }) => n),
      missing: missing.map(({ n }) => n),
    };
  });
  const sum = (of: (one: (typeof counted)[number]) => readonly number[]) =>
    counted.reduce((all, one) => all + of(one).length, 0);
  return {
    counted: counted.filter(({ here, missing }) => here.length + missing.length > 0),
    here: sum(({ here }) => here),
    missing: sum(({ missing }) => missing),
    open: arrivals.reduce((all, { pieces }) => all + pieces.filter(isToCheckIn).length, 0),
    pieces: arrivals.reduce((all, { pieces }) => all + pieces.length, 0),
  };
};

/** Which pieces somebody has in front of them. All are, until they are unchecked one by one. */
export const useCounting = (arrivals: readonly ArrivalOnFlight[]) => {
  const [flipped, setFlipped] = useState<ReadonlySet<string>>(new Set());
  const isHere = (key: string, piece: PieceOnFlight): boolean => isHereAtFirst(piece) !== flipped.has(key);
  return {
    ...countOf(arrivals, isHere),
    isHere: (number: string, piece: PieceOnFlight) => isHere(keyOf(number, piece.n), piece),
    flip: (number: string, { n }: PieceOnFlight): void =>
      setFlipped((before) => {
        const after = new Set(before);
        if (!after.delete(keyOf(number, n))) after.add(keyOf(number, n));
        return after;
      }),
    /** After a check-in everything is as the server says. */
    begin: () => setFlipped(new Set()),
  };
};

export type Counting = ReturnType<typeof useCounting>;

/** `80 pieces`, `1 piece` */
export const piecesWords = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);

/** What is newly missing, by receiver: "Marva Sample: piece 2". */
export const missingWords = (counted: readonly (Counted & { readonly consigneeName: string })[]): string =>
  counted
    .filter(({ missing }) => missing.length > 0)
    .map(
      ({ consigneeName, missing }) =>
        `${consigneeName}: ${missing.length === 1 ? 'piece' : 'pieces'} ${missing.join(', ')}`,
    )
    .join('; ');
