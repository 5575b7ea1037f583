import * as z from 'zod/mini';
import { type DestinationCode, destinationCodes } from '../../kernel/destination-codes.ts';
import { type Cents, dollars } from '../../kernel/money.ts';
import { ok, type Refusal, type Result, refuse } from '../../kernel/result.ts';
import { Commission, commissionOn } from './commission.ts';
import type { CounterTaking } from './counter-taking.ts';
import { centsTaken, TakenIn, takenIn } from './taken-in.ts';

/** What was left over when the settlement before was closed: above nothing the agent owes it, below nothing we do. */
const Carried = z.object({
  /** The settlement that left it. */
  number: z.int(),
  cents: z.int(),
  reason: z.string(),
});

/** What the agents at a destination owe us: all that their counter took since the last settlement. */
export const AgentAccount = z.object({
  country: z.enum(destinationCodes),
  /** The settlement that it becomes, from 1. */
  number: z.int(),
  /** When the one before was closed; absent before the first. */
  since: z.optional(z.string()),
  /** What was taken, by currency. */
  taken: z.array(TakenIn),
  /** How many payments and voids. */
  count: z.int(),
  /** Pieces of the shipments of which the counter took something for the first time. */
  pieces: z.int(),
  /** What they keep of it, in cents, and by which agreement. */
  commission: z.object({ ...Commission.shape, cents: z.int() }),
  carried: z.optional(Carried),
  /** Cents: taken − commission + carried. */
  owed: z.int(),
});
export type AgentAccount = z.infer<typeof AgentAccount>;

/** An account that was closed with what was transferred. It is never changed: what is left over is a line of the next one. */
export const Settlement = z.object({
  ...AgentAccount.shape,
  /** Made by the form that closed it. */
  id: z.uuid(),
  at: z.string(),
  /** User id of who closed it. */
  by: z.string(),
  /** Cents that came. */
  transferred: z.int(),
  /** Number of the transfer. */
  reference: z.optional(z.string()),
  /** Cents that are left over: owed − transferred. */
  difference: z.int(),
  /** Why something is left over. */
  reason: z.optional(z.string()),
});
export type Settlement = z.infer<typeof Settlement>;

/** The number of a settlement in the books. */
export const SettlementNumber = z.string().check(z.regex(/^AGENT-[A-Z]{2}-\d+$/));
export const settlementNumber = ({ country, number }: Pick<AgentAccount, 'country' | 'number'>): string =>
  `AGENT-${country}-${number}`;

interface Open {
  readonly country: DestinationCode;
  readonly number: number;
  /** The settlement before. */
  readonly last: Settlement | undefined;
  readonly takings: readonly CounterTaking[];
  /** How many pieces a shipment has. */
  readonly piecesOf: (shipment: string) => number;
  readonly commission: Commission;
}

/** The open line that a settlement leaves to the next one; none where nothing is left over. */
const leftBy = ({ number, difference, reason = '' }: Settlement): AgentAccount['carried'] =>
  difference === 0 ? undefined : { number, cents: difference, reason };

/** What agents owe, by what their counter took. */
export const accountOf = ({ country, number, last, takings, piecesOf, commission }: Open): AgentAccount => {
  const taken = [...takenIn(takings)];
  const pieces = takings.reduce(
    (sum, { begun, shipment }) => (shipment === undefined ? sum : sum + begun * piecesOf(shipment)),
    0,
  );
  const all = centsTaken(taken);
  const cents = commissionOn(commission, all, pieces);
  const carried = last && leftBy(last);
  return {
    country,
    number,
    ...(last === undefined ? {} : { since: last.at }),
    ...(carried === undefined ? {} : { carried }),
    taken,
    count: takings.length,
    pieces,
    commission: { ...commission, cents },
    owed: all - cents + (carried?.cents ?? 0),
  };
};

/** What somebody closes an account with. */
export interface AskedSettlement {
  readonly id: string;
  readonly by: string;
  readonly at: string;
  /** What was owed when they looked, in cents. */
  readonly owed: Cents;
  /** Cents that came. */
  readonly transferred: Cents;
  readonly reference?: string | undefined;
  readonly reason?: string | undefined;
}

/** What is left over when a settlement is closed, in words. */
export const leftWords = (difference: Cents): string => {
  if (difference === 0) return 'Nothing is left over';
  return difference > 0
    ? `${dollars(difference)} is still owed to us`
    : `${dollars(-difference)} is owed to the agent`;
};

/** The account closed with what was transferred. What is left over needs a reason, and is a line of the next one. */
export const settle = (
  account: AgentAccount,
  { owed, transferred, reference, reason, ...asked }: AskedSettlement,
): Result<
  Settlement,
  'NOTHING_TO_SETTLE' | 'REFERENCE_NEEDED',
  Refusal<'OWED_CHANGED', { readonly owed: Cents }> | Refusal<'REASON_NEEDED', { readonly difference: Cents }>
> => {
  if (account.count === 0 && account.carried === undefined)
    return refuse('NOTHING_TO_SETTLE', 'The counter has taken nothing since the last settlement.');
  if (account.owed !== owed)
    return refuse(
      'OWED_CHANGED',
      `The counter has taken or voided something meanwhile: it is ${dollars(account.owed)} now. Look at it again.`,
      { owed: account.owed },
    );
  if (transferred > 0 && reference === undefined)
    return refuse('REFERENCE_NEEDED', 'Enter the number of the transfer.');
  const difference = owed - transferred;
  if (difference !== 0 && reason === undefined)
    return refuse(
      'REASON_NEEDED',
      `${leftWords(difference)}. Write why: it is a line of the next settlement.`,
      { difference },
    );
  return ok({
    ...account,
    ...asked,
    transferred,
    ...(reference === undefined ? {} : { reference }),
    difference,
    ...(difference === 0 || reason === undefined ? {} : { reason }),
  });
};
