import { ok } from '#domain/kernel/result.ts';
import type { StepRefusal } from '#domain/parcels/changes/step.ts';
import { withMailbox } from '#domain/parcels/changes/with-mailbox.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import type { EventOf } from '#events/envelope.ts';
import { MailboxChangedV1 } from '#events/mailboxes/mailbox-changed.v1.ts';
import { ParcelChangedV1 } from '#events/parcels/parcel-changed.v1.ts';
import type { MailboxReader } from '../../mailboxes/index.ts';
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
  readonly mailboxes: Pick<MailboxReader, 'behind'>;
}

type Changed = EventOf<typeof MailboxChangedV1>;

/** Gives a parcel the number and the owner that its mailbox has now. What the first owner said of it stays theirs. */
const goWithMailbox = async (deps: FollowDeps, code: string, correlationId: string): Promise<void> => {
  await changeParcel<StepRefusal>(deps, {
    code,
    by: 'system',
    correlationId,
    what: ['assigned'],
    text: 'The mailbox has another owner or number now.',
    decide: async (before, now) => {
      const mailbox = before.mailbox === undefined ? undefined : await deps.mailboxes.behind(before.mailbox);
      return mailbox === undefined
        ? ok(before)
        : withMailbox(before, mailbox, { by: 'system', at: now.toISOString() });
    },
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

/** Brings the parcels of a mailbox up to date that are here: they go with it to another account or number, and a form clears a hold. */
export const followMailbox =
  (deps: FollowDeps) =>
  async ({ data: { number, what }, correlationId }: Changed): Promise<void> => {
    const goes = what.includes('moved') || what.includes('replaced');
    for (const code of await deps.list.hereInMailbox(number)) {
      if (goes) await goWithMailbox(deps, code, correlationId);
      await listAgain(deps, code);
    }
  };

/** A parcel that is back on its shelf is of whoever has its mailbox by now. */
export const followKept =
  (deps: FollowDeps) =>
  async ({ data: { code, what }, correlationId }: EventOf<typeof ParcelChangedV1>): Promise<void> => {
    if (what.includes('released') || what.includes('return-undone'))
      await goWithMailbox(deps, code, correlationId);
  };

/** What follows for parcels from events of mailboxes, and for those that lay in one that has another owner since. */
export const listeners = (
  env: EnvOf<typeof changeVariables>,
  given: Pick<SharedDependencies, 'client' | 'clock' | 'newId' | 'log'>,
) => {
  const deps = ofParcels(env, given);
  return [on(MailboxChangedV1, followMailbox(deps)), on(ParcelChangedV1, followKept(deps))];
};
