import type { DeclarationForm } from '#domain/parcels/declaration/declaration.ts';
import type { Bought, Said, SampleParcel } from '../samples/sample-parcel.ts';
import type { OwnMailbox } from './telling.ts';

/** What an owner says, as its form sends it. */
export const formOf = (
  { store, orderNumber, lines }: Bought,
  { values, dangers, invoice }: Said,
  file: string | undefined,
): DeclarationForm => ({
  store,
  ...(orderNumber === undefined ? {} : { orderNumber }),
  lines: lines.map(({ what, quantity, cents }) => ({
    description: what,
    quantity,
    ...(values ? { unitValue: cents } : {}),
  })),
  ...(invoice === 'NONE' ? { invoice } : file === undefined ? {} : { invoice: file }),
  ...(dangers === undefined ? {} : { dangers: [...dangers] }),
});

/** A mailbox number as a machine or a tired person reads it: with one digit wrong. */
const misread = (mailbox: string): string => `${mailbox.slice(0, 2)}8${mailbox.slice(3)}`;

/** What is read on a label that a store wrote for somebody. */
export const labelOf = (kind: SampleParcel['label'], { number, name }: OwnMailbox) =>
  ({
    EXACT: { mailbox: number, name },
    MISREAD: { mailbox: misread(number), name },
    NAME: { name },
    UNREADABLE: {},
  })[kind];
