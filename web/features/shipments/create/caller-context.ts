import { createContext, useContext } from 'react';
import type { CustomerGroup } from '#domain/quotes/cards/customer-group.ts';
import { deskWords, ownWords } from '#domain/shipments/form/choices.ts';
import type { ConsigneeFields } from '#domain/shipments/form/people.ts';

/** Somebody who called, for whom the desk fills the form in. */
export interface Caller {
  /** To whom they have sent before, the last first. */
  readonly receivers: readonly ConsigneeFields[];
  /** Their price group. Absent where they pay what everybody pays. */
  readonly group?: CustomerGroup | undefined;
}

export const CallerContext = createContext<Caller | undefined>(undefined);

/** For whom the desk fills the form in; undefined where people fill it in themselves. */
export const useCaller = (): Caller | undefined => useContext(CallerContext);

/** The answers of the form, as whoever fills it in reads them. */
export const useChoiceWords = (): typeof ownWords => (useCaller() === undefined ? ownWords : deskWords);
