import type { DerivedTask } from '../kernel/derived-task.ts';
import type { FlightRecord } from './flight.ts';
import type { MasterStock } from './waybills/master-waybill.ts';
import { numbersLeft, type WaybillStock } from './waybills/waybill.ts';

type FlightTask = DerivedTask<'FLIGHT_PROPOSAL' | 'FLIGHT_TO_REPLAN' | 'FLIGHT_TO_TENDER'>;

/** What waits at a flight: a new day to decide about, shipments that need another flight because this one does not fly, or the word that its airline has it. */
export const flightTasks = ({
  recorded,
  proposal,
  bookingCutoff,
  shipments,
  receipt,
  changedAt,
}: Pick<
  FlightRecord,
  'recorded' | 'proposal' | 'bookingCutoff' | 'shipments' | 'receipt' | 'changedAt'
>): readonly FlightTask[] => {
  if (recorded === 'CANCELLED') return shipments > 0 ? [{ kind: 'FLIGHT_TO_REPLAN', since: changedAt }] : [];
  if (recorded === 'MANIFESTED' && receipt !== undefined)
    return [{ kind: 'FLIGHT_TO_TENDER', since: receipt.at }];
  if (recorded !== 'SCHEDULED' || proposal === undefined) return [];
  const due = [bookingCutoff, proposal.bookingCutoff].toSorted()[0];
  return [{ kind: 'FLIGHT_PROPOSAL', since: proposal.proposedAt, ...(due === undefined ? {} : { due }) }];
};

/** The stock of numbers is low since the number that reached the mark was taken, until enough are added. */
export const waybillTasks = (
  stock: WaybillStock,
  lowSince: string | undefined,
): readonly DerivedTask<'WAYBILLS_LOW'>[] =>
  lowSince !== undefined && numbersLeft(stock) <= stock.lowMark
    ? [{ kind: 'WAYBILLS_LOW', since: lowSince }]
    : [];

/** The same for the numbers of the airlines, which keep since when they are low. */
export const masterTasks = ({
  lowSince,
}: Pick<MasterStock, 'lowSince'>): readonly DerivedTask<'MASTER_LOW'>[] =>
  lowSince === undefined ? [] : [{ kind: 'MASTER_LOW', since: lowSince }];
