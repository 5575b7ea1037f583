import type { Commissions } from '#domain/billing/abroad/commission.ts';
import type { abroadEndpoints } from '#domain/billing/abroad/endpoints.ts';
import {
  type AgentAccount,
  accountOf,
  type Settlement,
  settle,
  settlementNumber,
} from '#domain/billing/abroad/settlement.ts';
import { centsTaken } from '#domain/billing/abroad/taken-in.ts';
import type { DestinationCode } from '#domain/kernel/destination-codes.ts';
import type { EndpointRefusal } from '#domain/kernel/endpoint.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { SettlementClosedV1 } from '#events/billing/settlement-closed.v1.ts';
import { compose } from '#events/envelope.ts';
import { changing } from '../../runtime/aggregate/changing.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { answerPage } from '../../runtime/table/page.ts';
import type { AccountStore } from './account-store.ts';
import type { Account } from './counter-items.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly accounts: AccountStore;
  readonly shipmentsNamed: (numbers: readonly string[]) => Promise<readonly Shipment[]>;
  readonly readCommissions: () => Promise<Commissions>;
  readonly pause: Pause;
}

interface Read {
  /** The account as it is stored: it is closed only as it was read. */
  readonly stored: Account;
  readonly account: AgentAccount;
}

/** What is open at a counter. It is read again until the index has all that was entered. */
const readOpen = (
  { accounts, shipmentsNamed, readCommissions, pause }: Deps,
  country: DestinationCode,
): Promise<Read> =>
  untilWritten(
    `The account of the agents in ${country}`,
    async () => {
      const stored = await accounts.open(country);
      const { number, count } = stored;
      const takings = await accounts.takings(country, number);
      if (takings.length !== count) return again;
      const numbers = takings.flatMap(({ begun, shipment }) => (begun === 0 ? [] : (shipment ?? [])));
      const [last, shipments, commissions] = await Promise.all([
        number === 1 ? undefined : accounts.find(country, number - 1),
        shipmentsNamed([...new Set(numbers)]),
        readCommissions(),
      ]);
      const pieces = new Map(shipments.map((shipment) => [shipment.number, shipment.pieces.length]));
      const piecesOf = (shipment: string): number => pieces.get(shipment) ?? 0;
      const commission = commissions[country];
      return { stored, account: accountOf({ country, number, last, takings, piecesOf, commission }) };
    },
    { pause },
  );

/** How many closed settlements are shown. */
const SHOWN = 24;

/** What agents owe us, and what they settled before. */
export const showAgentAccount =
  (deps: Deps): UseCase<typeof abroadEndpoints.agentAccount> =>
  async ({ params: { country } }) => {
    const { account } = await readOpen(deps, country);
    return ok({ open: account, closed: [...(await deps.accounts.closed(country, SHOWN))] });
  };

/** Every payment and void of a settlement, page by page. */
export const listSettledMoney =
  ({ accounts }: Deps): UseCase<typeof abroadEndpoints.settledMoney> =>
  ({ params: { country, number }, query }) =>
    answerPage(`settled:${country}:${number}`, query, (page) => accounts.takingsPage(country, number, page));

const isClosed = () =>
  refuse('SETTLEMENT_CLOSED', 'This settlement is closed already, and stays as it was closed.');
const noSuchSettlement = () => refuse('SETTLEMENT_NOT_FOUND', 'There is no such settlement yet.');

const toldOf = (settlement: Settlement, origin: { newId: () => string; correlationId: string }) => {
  const { country, at, taken, commission, transferred, difference, by } = settlement;
  const subject = settlementNumber(settlement);
  const sums = { taken: centsTaken(taken), commission: commission.cents, transferred, difference };
  const data = { country, settlement: subject, ...sums, currency: 'USD' as const, by };
  return [compose(SettlementClosedV1, { subject, version: 1, at, data }, origin)];
};

interface Found extends Partial<Read> {
  /** The settlement, when it is closed already. */
  readonly known: Settlement | undefined;
}

/** Closes what agents owe with what they transferred: once, whoever presses how often. */
export const settleAccount =
  (deps: Deps): UseCase<typeof abroadEndpoints.settle> =>
  ({ params: { country, number }, body, headers, caller: { userId: by }, correlationId }) => {
    const { accounts, clock, newId, pause } = deps;
    const id = headers['idempotency-key'];
    return changing<Found, Read & { settlement: Settlement }, Settlement, SettleRefusal>(
      `The settlement ${settlementNumber({ country, number })}`,
      {
        read: async () => {
          const known = await accounts.find(country, number);
          return known === undefined ? { known, ...(await readOpen(deps, country)) } : { known };
        },
        write: ({ settlement, stored }) =>
          accounts.close(settlement, stored, toldOf(settlement, { newId, correlationId })),
      },
      ({ known, account, stored }) => {
        if (known !== undefined) return known.id === id ? { done: known } : isClosed();
        if (account === undefined || stored === undefined || account.number !== number)
          return noSuchSettlement();
        const settled = settle(account, { ...body, id, by, at: clock().toISOString() });
        return settled.ok
          ? { change: { account, stored, settlement: settled.value }, answer: settled.value }
          : settled;
      },
      { pause },
    );
  };

type SettleRefusal = EndpointRefusal<typeof abroadEndpoints.settle>;
