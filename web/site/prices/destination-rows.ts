import type { ReactNode } from 'react';
import { allDestinations, type Destination } from '#domain/kernel/destinations.ts';
import { isTaken } from '#domain/settings/counters/taken.ts';
import type { Site } from '../page.ts';
import type { Row } from './compare-table.tsx';

/** What stands where the price of a country would be to which nobody can book. */
export const NOT_NOW = 'Not at the moment';

interface Cells {
  /** Its name, where the first column has more than that. */
  readonly head?: ReactNode;
  readonly cells: readonly ReactNode[];
}

/** A row of a price table for each country. One to which nobody can book is there without any price: people look for it. */
export const destinationRows = (
  { capabilities }: Pick<Site, 'capabilities'>,
  rowOf: (place: Destination) => Cells,
): readonly Row[] =>
  allDestinations.map((place) => {
    const { head = place.country, cells } = rowOf(place);
    return isTaken(capabilities, place.code)
      ? { key: place.code, head, cells }
      : { key: place.code, head, instead: NOT_NOW };
  });
