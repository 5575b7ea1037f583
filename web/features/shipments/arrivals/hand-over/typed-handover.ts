import type { CounterMethod } from '#domain/billing/entries.ts';
import type { idKinds } from '#domain/shipments/handover/papers-shown.ts';

/** The money in which storage is paid: U.S. dollars, or that of the counter. */
export type StorageIn = 'USD' | 'LOCAL';

/** What a counter types and chooses of a handover. */
export interface Fields {
  /** Pieces that stay here. */
  readonly left: number[];
  readonly code: string;
  readonly name: string;
  readonly idKind: (typeof idKinds)[number];
  readonly idNumber: string;
  readonly taxNumber: string;
  readonly storageBy: CounterMethod;
  readonly storageIn: StorageIn;
}

/** A form that was not touched. */
export const nothingTyped: Fields = {
  left: [],
  code: '',
  name: '',
  idKind: 'NATIONAL_ID',
  idNumber: '',
  taxNumber: '',
  storageBy: 'CASH',
  storageIn: 'USD',
};
