import { ok, refuse } from '#domain/kernel/result.ts';
import type { CustomerGroup } from '#domain/quotes/cards/customer-group.ts';
import type { groupEndpoints, PersonGroup } from '#domain/quotes/kept-group/endpoints.ts';
import {
  groupAfter,
  groupThatCounts,
  type KeptGroup,
  keptUnder,
  noGroup,
} from '#domain/quotes/kept-group/kept-group.ts';
import type { PublishedRateCard } from '#domain/quotes/rate-card.ts';
import { compose } from '#events/envelope.ts';
import { PriceGroupChangedV1 } from '#events/quotes/price-group-changed.v1.ts';
import { noSuchCustomer } from '../../identity/index.ts';
import { changing } from '../../runtime/aggregate/changing.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';
import type { GroupOf } from './group-of.ts';
import type { GroupStore } from './group-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly groups: GroupStore;
  readonly groupOf: GroupOf;
  /** Every id of a person who has a profile; undefined for somebody whom nobody knows. */
  readonly idsOfPerson: (id: string) => Promise<readonly string[] | undefined>;
  readonly readRateCard: (now: Date) => Promise<PublishedRateCard>;
  readonly pause: Pause;
}

const groupsAt = async ({ readRateCard, clock }: Deps): Promise<readonly CustomerGroup[]> =>
  (await readRateCard(clock())).card.customerGroups ?? [];

/** The group of the caller, with what it gives. */
export const ownGroup =
  (deps: Deps): UseCase<typeof groupEndpoints.ownGroup> =>
  async ({ caller: { userId } }) => {
    const [code, groups] = await Promise.all([deps.groupOf(userId), groupsAt(deps)]);
    const group = groups.find((each) => each.code === code);
    return ok(group === undefined ? {} : { group });
  };

const shown = (kept: readonly KeptGroup[], groups: readonly CustomerGroup[]): PersonGroup => {
  const counts = groupThatCounts(kept);
  return {
    ...(counts === undefined ? {} : { counts }),
    others: kept.filter((one) => one !== counts && one.version > 0),
    groups: [...groups],
  };
};

/** The group of a person, for the desk. */
export const personGroup =
  (deps: Deps): UseCase<typeof groupEndpoints.personGroup> =>
  async ({ params: { userId: id } }) => {
    const ids = await deps.idsOfPerson(id);
    if (ids === undefined) return noSuchCustomer();
    const [kept, groups] = await Promise.all([deps.groups.findAll(ids), groupsAt(deps)]);
    return ok(shown(kept, groups));
  };

/** What is kept under the id of a person that counts from now on, and what tells of it. */
interface Change {
  readonly next: KeptGroup;
  readonly event: PublishedEvent;
}

const groupChanged = (group: PersonGroup) =>
  refuse('GROUP_CHANGED', 'A colleague changed the price group meanwhile. Look at it again, then save.', {
    group,
  });

/** Puts a person into a group, or out of any. The same again finds it done. */
export const setGroup =
  (deps: Deps): UseCase<typeof groupEndpoints.setGroup> =>
  async ({ params: { userId: id }, body: { code, was, reason }, caller: { userId: by }, correlationId }) => {
    const { groups: store, clock, newId, pause } = deps;
    const [ids, groups] = await Promise.all([deps.idsOfPerson(id), groupsAt(deps)]);
    if (ids === undefined) return noSuchCustomer();
    const group = groups.find((each) => each.code === code);
    if (code !== undefined && group === undefined)
      return refuse(
        'NO_SUCH_GROUP',
        'The prices of today have no such group. Reload the page and choose again.',
      );
    return changing(
      `The price group of ${id}`,
      {
        read: () => store.findAll(ids),
        write: ({ next, event }: Change) => store.write(next, event),
      },
      (kept) => {
        const before = groupThatCounts(kept)?.group?.code;
        if (before === code) return { done: shown(kept, groups) };
        if (before !== was) return groupChanged(shown(kept, groups));
        const at = clock().toISOString();
        const under = keptUnder(ids);
        const own = kept.find(({ userId }) => userId === under) ?? noGroup(under);
        const next = groupAfter(own, { ...(group === undefined ? {} : { group }), at, by, reason });
        const event = compose(
          PriceGroupChangedV1,
          {
            subject: under,
            version: next.version,
            at,
            data: {
              userId: under,
              ...(before === undefined ? {} : { before }),
              ...(code === undefined ? {} : { after: code }),
              by,
            },
          },
          { newId, correlationId },
        );
        const after = [...kept.filter(({ userId }) => userId !== under), next];
        return { change: { next, event }, answer: shown(after, groups) };
      },
      { pause },
    );
  };
