import { newYorkDay } from '#domain/kernel/new-york.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { canWithdraw } from '#domain/quotes/cards/first-day.ts';
import type { settingsEndpoints } from '#domain/settings/endpoints.ts';
import { compose } from '#events/envelope.ts';
import { SettingsChangedV1 } from '#events/settings/settings-changed.v1.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import type { RateCardStore } from './store/rate-card-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly rateCards: Pick<RateCardStore, 'all' | 'withdraw'>;
}

const inForce = () =>
  refuse(
    'RATE_CARD_IN_FORCE',
    'These prices are in force, or will be within a minute, so people see them already. Publish new prices instead.',
  );

/** Withdraws an announced card. Repeating it changes nothing. */
export const withdrawRateCard =
  ({ rateCards, clock, newId }: Deps): UseCase<typeof settingsEndpoints.withdrawRateCard> =>
  async ({ params: { version }, caller, correlationId }) => {
    const find = async () => (await rateCards.all()).find((card) => card.version === version);
    const card = await find();
    if (!card) return refuse('RATE_CARD_NOT_FOUND', 'There is no such rate card.');
    if (card.withdrawnAt !== undefined) return ok({ version });
    const now = clock();
    const today = newYorkDay(now);
    if (!canWithdraw(card, now)) return inForce();
    const changedAt = now.toISOString();
    const data = { part: 'rate-card', version, changedAt, changedBy: caller.userId } as const;
    const event = compose(
      SettingsChangedV1,
      { subject: `rate-card#${version}`, version: 2, at: changedAt, data },
      { newId, correlationId },
    );
    const withdrawal = { version, withdrawnAt: changedAt, withdrawnBy: caller.userId, today };
    if (await rateCards.withdraw(withdrawal, event)) return ok({ version });
    // Somebody else withdrew it at the same moment.
    return (await find())?.withdrawnAt === undefined ? inForce() : ok({ version });
  };
