import type { CustomerThing, CustomerThingKind } from '#domain/customers/things.ts';
import type { Log } from './logger.ts';
import type { PersonAccess, Whom } from './of-person.ts';

/** What a domain needs to find what somebody has with us, and what they have to do for it now. */
export interface CustomerAccess extends Pick<PersonAccess, 'client' | 'table' | 'now' | 'keyFor'> {
  readonly log: Log;
  /** The table that a variable names: what is to be done follows from flights, slots and settings too. */
  readonly tableOf: (variable: `${string}_TABLE`) => string;
}

/** The papers that a thing waits for. */
export type AskedPapers = Pick<CustomerThing, 'asks'>;

/** The first step of somebody, as far as a list shows it. `invoice` is the number of the one on which it is paid, where it is a payment. */
export const todoOf = (
  step: CustomerThing['todo'],
  invoice?: string | undefined,
): Pick<CustomerThing, 'todo'> =>
  step === undefined
    ? {}
    : {
        todo: {
          title: step.title,
          ...(step.by === undefined ? {} : { by: step.by }),
          ...(invoice === undefined ? {} : { invoice }),
        },
      };

/** What a domain shows the desk on the page of a person: the newest things of one kind. */
export interface OfCustomer<Table extends `${string}_TABLE` = `${string}_TABLE`> {
  /** The variable that names the table. */
  readonly table: Table;
  readonly kind: CustomerThingKind;
  /**
   * The newest things of somebody under any of their ids, one more than `limit` where there are more. It costs the same however many they
   * have, and however many others there are.
   */
  readonly things: (access: CustomerAccess, whom: Whom, limit: number) => Promise<readonly CustomerThing[]>;
  /** What they owe on everything of this kind together, in cents, negative for what we have to give back. Only for kinds with money. */
  readonly owed?: (access: CustomerAccess, whom: Whom) => Promise<number>;
}

/** The newest of several lists together, each of which has the newest first. */
export const newestOf = <Row>(
  lists: readonly (readonly Row[])[],
  { atOf, limit }: { readonly atOf: (row: Row) => string; readonly limit: number },
): readonly Row[] =>
  lists
    .flat()
    .toSorted((one, other) => atOf(other).localeCompare(atOf(one)))
    .slice(0, limit);
