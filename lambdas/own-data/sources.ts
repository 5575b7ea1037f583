import { type EnvOf, required } from '../runtime/env.ts';
import type { OfPerson, PersonAccess, Waits, Whom } from '../runtime/of-person.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { ofPerson } from '../told.ts';

type Table = (typeof ofPerson)[number]['table'];

/** The tables of every domain that holds something of a person. */
export const sourceVariables = Object.fromEntries(ofPerson.map(({ table }) => [table, required])) as Record<
  Table,
  typeof required
>;

/** A domain, and what it needs to find the things of somebody. */
export interface Source {
  readonly of: OfPerson<Table>;
  readonly access: PersonAccess;
}

/** In which order people read what we hold of them: who they are, their money and goods, and then what was said. */
const reading: readonly Table[] = [
  'PROFILES_TABLE',
  'BILLING_TABLE',
  'SHIPMENTS_TABLE',
  'PARCELS_TABLE',
  'MAILBOXES_TABLE',
  'BOOKINGS_TABLE',
  'QUOTES_TABLE',
  'ENQUIRIES_TABLE',
  'NOTIFICATIONS_TABLE',
];

const placeOf = ({ of }: Source): number => {
  const place = reading.indexOf(of.table);
  return place < 0 ? reading.length : place;
};

/** The same domains in the order in which somebody reads them, what weighs little last. */
export const asRead = (sources: readonly Source[]): readonly Source[] =>
  sources.toSorted((one, other) => placeOf(one) - placeOf(other));

/** All domains, in the order in which they are forgotten. */
export const sourcesOf = (
  env: EnvOf<typeof sourceVariables>,
  { client, clock, keyFor, newId }: Pick<SharedDependencies, 'client' | 'clock' | 'keyFor' | 'newId'>,
): ((correlationId: string) => readonly Source[]) => {
  const domains: readonly OfPerson<Table>[] = ofPerson;
  const tables: Readonly<Record<string, string>> = env;
  const tableOf: PersonAccess['tableOf'] = (variable) => {
    const table = tables[variable];
    if (table === undefined) throw new Error(`Nothing of a person is kept in ${variable}.`);
    return table;
  };
  return (correlationId) =>
    domains.map((of) => ({
      of,
      access: { client, table: env[of.table], tableOf, now: clock(), keyFor, newId, correlationId },
    }));
};

/** What keeps somebody from leaving, by all domains. */
export const waitsOf = async (sources: readonly Source[], whom: Whom): Promise<readonly Waits[]> =>
  (await Promise.all(sources.map(async ({ of, access }) => (await of.waits?.(access, whom)) ?? []))).flat();
