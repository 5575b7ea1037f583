import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { refuse } from '#domain/kernel/result.ts';
import type { HoldKind } from '#domain/shipments/holds.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { flights } from '../../../departures/index.ts';
import {
  askedFor,
  type BulkActs,
  type BulkAnswer,
  type BulkRequest,
  refusedRow,
  rowAnswer,
  type ToldBulk,
} from '../../../runtime/bulk-row.ts';
import { mapConcurrently } from '../../../runtime/map-concurrently.ts';
import { pauseOf } from '../../../runtime/pause.ts';
import type { SharedDependencies } from '../../../runtime/shared-dependencies.ts';
import type { PublishedEvent } from '../../../runtime/table/outbox.ts';
import type { Write } from '../../../runtime/table/writes.ts';
import { noSuchShipment } from '../../change/refusals.ts';
import { remindSender } from '../../reminders/remind-sender.ts';
import { billStore } from '../../store/bill-items.ts';
import { exportsOnFlight } from '../../store/exports-on-flight.ts';
import { type ShipmentStore, shipmentStore } from '../../store/shipment-store.ts';
import { addNote, moveShipment, placeHold } from '../desk-shipments.ts';
import { fitInOrder } from './fit-in-order.ts';

/** What can be done with many shipments at once. */
type ShipmentAct =
  | { readonly do: 'MOVE_SHIPMENTS'; readonly departureId: string; readonly note: string }
  | { readonly do: 'HOLD_SHIPMENTS'; readonly kind: HoldKind; readonly note: string }
  | { readonly do: 'NOTE_SHIPMENTS'; readonly note: string }
  | { readonly do: 'REMIND_SHIPMENTS' };

interface Tables {
  readonly SHIPMENTS_TABLE: string;
  readonly DEPARTURES_TABLE: string;
}

/** The store with the proof of a row in each of its transactions; without a proof it writes nothing, says that it did, and keeps the events. */
const proving = (store: ShipmentStore, proof: Write | undefined) => {
  let wrote = false;
  const events: PublishedEvent[] = [];
  const proven: Pick<ShipmentStore, 'find' | 'mine' | 'write' | 'note' | 'entry'> = {
    ...store,
    write: async (next, guards, also = []) => {
      const refusal = proof && (await store.write(next, guards, [...also, proof]));
      wrote ||= refusal === undefined;
      if (proof === undefined) events.push(...next.events);
      return refusal;
    },
    note: async (number, entry) => {
      const isNew = proof === undefined || (await store.note(number, entry, [proof]));
      wrote ||= isNew;
      return isNew;
    },
  };
  return { proven, wrote: () => wrote, events };
};

const isAlready = (act: ShipmentAct, { departureId, holds }: Shipment): boolean =>
  act.do === 'MOVE_SHIPMENTS'
    ? departureId === act.departureId
    : act.do === 'HOLD_SHIPMENTS' && holds.some(({ kind }) => kind === act.kind);

/** Bulk changes of shipments, by the use cases of the single changes. The rights of the acts are the caller's to check. */
const bulkShipments = (
  client: DynamoDBDocumentClient,
  { SHIPMENTS_TABLE, DEPARTURES_TABLE }: Tables,
  { clock, newId }: Pick<SharedDependencies, 'clock' | 'newId'>,
): BulkActs<ShipmentAct> => {
  const store = shipmentStore(client, SHIPMENTS_TABLE);
  const planned = flights(client, DEPARTURES_TABLE);
  const shared = {
    clock,
    newId,
    flights: planned,
    exports: exportsOnFlight(client, SHIPMENTS_TABLE),
    bills: billStore(client, SHIPMENTS_TABLE),
    pause: pauseOf(25),
  };
  const actOn = async (act: ShipmentAct, request: BulkRequest, found: Shipment): Promise<BulkAnswer> => {
    const { number } = found;
    if (isAlready(act, found)) return { outcome: 'already', version: found.version };
    const { version = found.version } = request;
    const { proven, wrote, events } = proving(store, request.proof);
    const deps = { ...shared, shipments: proven };
    const asked = { ...askedFor(request), params: { number } };
    const doIt = () => {
      switch (act.do) {
        case 'NOTE_SHIPMENTS':
          return addNote(deps)({ ...asked, body: { id: request.rowId, note: act.note } });
        case 'MOVE_SHIPMENTS':
          return moveShipment(deps)({
            ...asked,
            body: { version, departureId: act.departureId, note: act.note },
          });
        case 'HOLD_SHIPMENTS':
          return placeHold(deps)({ ...asked, body: { version, kind: act.kind, note: act.note } });
        case 'REMIND_SHIPMENTS':
          return remindSender(deps)({ ...asked, body: { version } });
      }
    };
    const result = await doIt();
    const answer = rowAnswer(result, { version, wrote: wrote() });
    return events.length === 0 ? answer : { ...answer, events };
  };
  const run: BulkActs<ShipmentAct>['run'] = async (act, request) => {
    const found = await store.find(request.id);
    return found ? actOn(act, request, found) : refusedRow(noSuchShipment());
  };
  return {
    run,
    look: async (act, requests) => {
      const looked = await mapConcurrently(requests, async (request) => {
        const shipment = await store.find(request.id);
        const answer = shipment
          ? await actOn(act, { ...request, proof: undefined }, shipment)
          : refusedRow(noSuchShipment());
        return { answer, shipment };
      });
      if (act.do !== 'MOVE_SHIPMENTS') return looked.map(({ answer }) => answer);
      const flight = await planned.find(act.departureId, clock());
      return fitInOrder(
        looked,
        flight?.free,
        refuse('FLIGHT_FULL', 'Those above it in your list take the last places on this flight.'),
      );
    },
  };
};

/** What the desk can do with many of its rows at once. */
export const bulk: ToldBulk<'SHIPMENTS_TABLE' | 'DEPARTURES_TABLE'> = {
  list: 'shipments',
  tables: ['SHIPMENTS_TABLE', 'DEPARTURES_TABLE'],
  acts: bulkShipments,
};
