import { type DayRate, dayAtCounter, enterRate } from '#domain/billing/abroad/day-rate.ts';
import type { abroadEndpoints } from '#domain/billing/abroad/endpoints.ts';
import { currencyOf } from '#domain/billing/abroad/local-money.ts';
import type { DestinationCode } from '#domain/kernel/destination-codes.ts';
import { counterCountries } from '#domain/kernel/permissions.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';
import { DayRateEnteredV1 } from '#events/billing/day-rate-entered.v1.ts';
import { compose } from '#events/envelope.ts';
import { changing } from '../../runtime/aggregate/changing.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { RateStore } from './rate-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly rates: RateStore;
  readonly pause: Pause;
}

/** Refuses a counter of another country than the caller's own; undefined where it is theirs. */
export const notTheirs = (country: DestinationCode, caller: Pick<Caller, 'roles'>) =>
  counterCountries(caller).includes(country)
    ? undefined
    : refuse('COUNTER_NOT_FOUND', 'There is no such counter here.');

/** Reads the rate of today at a counter; undefined while none was entered. */
export type RateOfToday = (country: DestinationCode) => Promise<DayRate | undefined>;

/** The reader of it. A function needs `GetItem` on the table. */
export const rateOfToday =
  ({ rates, clock }: { readonly rates: Pick<RateStore, 'find'> } & Pick<Deps, 'clock'>): RateOfToday =>
  (country) =>
    rates.find({ country, day: dayAtCounter(country, clock()) });

/** How many days a counter is shown. */
const DAYS_SHOWN = 14;

/** The rates of the last days. */
export const listRates =
  ({ rates, clock }: Deps): UseCase<typeof abroadEndpoints.counterRates> =>
  async ({ params: { country }, caller }) =>
    notTheirs(country, caller) ??
    ok({ today: dayAtCounter(country, clock()), items: [...(await rates.last(country, DAYS_SHOWN))] });

/** Enters the rate of a day. The same rate again changes nothing. */
export const enterCounterRate =
  ({ rates, clock, newId, pause }: Deps): UseCase<typeof abroadEndpoints.enterRate> =>
  async ({ params: { country }, body: { day, perDollar }, caller, correlationId }) => {
    const others = notTheirs(country, caller);
    if (others !== undefined) return others;
    const { userId: by } = caller;
    return changing(
      `The rate of ${country} on ${day}`,
      {
        read: () => rates.find({ country, day }),
        write: (rate: DayRate, before) => {
          const { version, at } = rate;
          const was = before === undefined ? {} : { before: before.perDollar };
          const data = { country, currency: currencyOf(country), day, perDollar, ...was, by };
          const facts = { subject: `${country}-${day}`, version, at };
          return rates.write(rate, compose(DayRateEnteredV1, { ...facts, data }, { newId, correlationId }));
        },
      },
      (known) => {
        if (known?.perDollar === perDollar) return { done: known };
        const entered = enterRate(known, { country, day, perDollar, by, now: clock() });
        return entered.ok ? { change: entered.value, answer: entered.value } : entered;
      },
      { pause },
    );
  };
