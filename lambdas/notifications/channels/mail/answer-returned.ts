import { ok, refuse } from '#domain/kernel/result.ts';
import type { notificationEndpoints } from '#domain/notifications/endpoints.ts';
import type { Clock } from '../../../runtime/clock.ts';
import type { UseCase } from '../../../runtime/http/use-case.ts';
import type { ReturnedStore } from './returned-store.ts';

interface Deps {
  readonly returned: ReturnedStore;
  readonly emailOf: (userId: string) => Promise<string>;
  readonly hashOf: (email: string) => Promise<string>;
  readonly clock: Clock;
}

/** Lists the addresses that get no mail, the latest first. */
export const listReturned =
  ({ returned }: Pick<Deps, 'returned'>): UseCase<typeof notificationEndpoints.returnedMail> =>
  async () => {
    const items = await returned.list();
    return ok({
      items: items.map(({ sk, email, why, at, subject }) => ({ id: sk, email, why, at, subject })),
    });
  };

/** Notes for the desk that an address works. Whoever called our mail spam can only take that back themselves. */
export const sayItWorks =
  ({ returned, clock }: Pick<Deps, 'returned' | 'clock'>): UseCase<typeof notificationEndpoints.mailWorks> =>
  async ({ params: { id }, caller: { userId } }) => {
    const found = await returned.find(id);
    if (found?.why === 'complaint')
      return refuse(
        'MAIL_NOT_WANTED',
        'They marked our mail as spam. Only they can turn it on again, in their account.',
      );
    await returned.start(id, clock(), userId);
    return ok({});
  };

/** Notes that the caller's own address works, and that they want mail. */
export const sayMineWorks =
  ({ returned, emailOf, hashOf, clock }: Deps): UseCase<typeof notificationEndpoints.ownMailWorks> =>
  async ({ caller: { userId } }) => {
    await returned.start(await hashOf(await emailOf(userId)), clock(), userId);
    return ok({});
  };
