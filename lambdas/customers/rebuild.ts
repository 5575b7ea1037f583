import { assignedMailboxes } from '../mailboxes/index.ts';
import { throughLists, walkOn } from '../runtime/aggregate/rebuild.ts';
import type { EnvOf } from '../runtime/env.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { walkProgress } from '../runtime/table/walk-progress.ts';
import { type keepVariables, wireKeep } from './keep/wire.ts';
import { customerList } from './store/customer-list.ts';

/** Shipments that closed longer ago than so many months count as they were counted when they closed. */
const MONTHS = 25;

/**
 * Makes lists and search of customers again: of everybody with a mailbox, of those who are listed, and of who ships, from all booked
 * shipments. Nobody has to stop working meanwhile.
 */
export const wireRebuild = (
  env: EnvOf<typeof keepVariables>,
  shared: Pick<SharedDependencies, 'client' | 'clock'>,
) => {
  const { client, clock } = shared;
  const { keep, shipments, shipmentOf } = wireKeep(env, shared);
  const list = customerList(client, env.CUSTOMERS_TABLE);
  const mailboxes = assignedMailboxes(client, env.MAILBOXES_TABLE);
  const progress = walkProgress(client, env.CUSTOMERS_TABLE);
  return async (
    millisecondsLeft: () => number,
  ): Promise<{ readonly isDone: boolean; readonly looked: number }> => {
    let looked = 0;
    const ofPerson = async (id: string): Promise<void> => {
      looked += 1;
      await keep(id);
    };
    const booked = shipments.lists(clock(), MONTHS).map((page, place) => [`shipped-${place}`, page] as const);
    const walk = throughLists<() => Promise<void>>(
      {
        mailboxes: async (page) => {
          const found = await mailboxes(page);
          return {
            ...found,
            items: found.items.map(
              ({ userId }) =>
                () =>
                  ofPerson(userId),
            ),
          };
        },
        listed: async (page) => {
          const found = await list.listed('newest', page, clock());
          return {
            ...found,
            items: found.items.map(
              ({ id }) =>
                () =>
                  ofPerson(id),
            ),
          };
        },
        ...Object.fromEntries(
          booked.map(([name, read]) => [
            name,
            async (page) => {
              const found = await read(page);
              return {
                ...found,
                items: found.items.map((one) => () => shipmentOf(one)),
              };
            },
          ]),
        ),
      },
      (look) => look(),
    );
    const { isDone } = await walkOn(progress, walk, millisecondsLeft);
    return { isDone, looked };
  };
};
