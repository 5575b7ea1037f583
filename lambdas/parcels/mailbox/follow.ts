import { assigned } from '#domain/parcels/changes/assigned.ts';
import type { StepRefusal } from '#domain/parcels/changes/step.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import type { EventOf } from '#events/envelope.ts';
import { MailboxChangedV1 } from '#events/mailboxes/mailbox-changed.v1.ts';
import { changing } from '../../runtime/aggregate/changing.ts';
import type { EnvOf } from '../../runtime/env.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { on } from '../../runtime/triggers/by-type.ts';
import { type ChangeDeps, changeParcel } from '../change/change-parcel.ts';
import type { ParcelList } from '../store/parcel-list.ts';
import type { ParcelStore } from '../store/parcel-store.ts';
import { type changeVariables, ofParcels } from '../stores.ts';

export interface FollowDeps extends ChangeDeps {
  readonly list: Pick<ParcelList, 'hereInMailbox'>;
  readonly parcels: Pick<ParcelStore, 'find' | 'mine' | 'write' | 'listAgain'>;
}

type Changed = EventOf<typeof MailboxChangedV1>;

/** Gives a parcel on a shelf to whom its mailbox has gone. What the first owner said of it stays theirs. */
const giveOn = async (deps: FollowDeps, code: string, { data, correlationId }: Changed): Promise<void> => {
  const { number: mailbox, userId: ownerId } = data;
  await changeParcel<StepRefusal>(deps, {
    code,
    by: 'system',
    correlationId,
    what: ['assigned'],
    text: 'The mailbox went to another account.',
    decide: (before, now) =>
      before.mailbox === mailbox && before.state === 'IN_STORAGE'
        ? assigned(before, { mailbox, ownerId, matchedBy: 'DESK' }, { by: 'system', at: now.toISOString() })
        : { ok: true, value: before },
  });
};

/** Writes the lists of a parcel again: whether U.S. Mail is held depends on a form that is no part of the parcel. */
const listAgain = async ({ parcels, usMailOk, clock }: FollowDeps, code: string): Promise<void> => {
  await changing<Parcel | undefined, Parcel, boolean>(
    `The lists of parcel ${code}`,
    {
      read: () => parcels.find(code),
      write: async (found) => parcels.listAgain(found, { usMailOk: await usMailOk(found, clock()) }),
    },
    (found) => (found?.usMail === true ? { change: found, answer: true } : { done: false }),
  );
};

/** Brings the parcels of a mailbox up to date that are here: they go with it to another account, and a form clears a hold. */
export const followMailbox =
  (deps: FollowDeps) =>
  async (event: Changed): Promise<void> => {
    const { number, what } = event.data;
    let after: string | undefined;
    do {
      const page = await deps.list.hereInMailbox(number, { after, limit: 100 });
      for (const code of page.items) {
        if (what.includes('moved')) await giveOn(deps, code, event);
        await listAgain(deps, code);
      }
      after = page.next;
    } while (after !== undefined);
  };

/** What follows for parcels from events of mailboxes. */
export const listeners = (
  env: EnvOf<typeof changeVariables>,
  given: Pick<SharedDependencies, 'client' | 'clock' | 'newId' | 'log'>,
) => [on(MailboxChangedV1, followMailbox(ofParcels(env, given)))];
