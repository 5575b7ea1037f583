import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { StopId } from '../../runs/run.ts';
import { Drawer } from '../drawers/drawer.ts';
import { counted, off } from '../drawers/endpoints.ts';
import { amount, reason } from '../money-endpoints.ts';
import { DoorMoney, PaidAtDoor } from './door-bill.ts';

/** As many things as can be to pay at one door: ten shipments and the pickup. */
const MOST_PARTS = 11;

/** Cash that a driver took at a door: a fact, whatever was paid otherwise meanwhile. */
export const DoorCashTaken = z.strictObject({
  stop: StopId,
  parts: z
    .array(
      z.strictObject({
        /** Made on the phone: the same part sent again is entered once. */
        id: z.uuid(),
        for: PaidAtDoor,
        /** Cents, without the change that was given. */
        cents: amount,
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST_PARTS)),
});
export type DoorCashTaken = z.infer<typeof DoorCashTaken>;

/** Cash at the door: it goes into the bag of the driver, and the bag into a drawer at our counter. */
export const doorEndpoints = {
  takeAtDoor: endpoint('POST /api/drive/runs/{id}/cash', {
    summary:
      'Cash that the driver of a run took at a stop: entered on what it was for, once, also where that is paid already. It is in the bag of the driver, which the first cash opens.',
    access: 'drive.manage',
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ cash: DoorCashTaken }),
    /** What is to pay there now. Absent for a driver who handed the run over: what their phone was late to tell still counts. */
    reply: z.object({ money: z.optional(DoorMoney) }),
    refusals: {
      RUN_NOT_FOUND: 404,
      STOP_NOT_FOUND: 404,
      INVOICE_NOT_FOUND: 404,
      /** The pickup costs nothing by itself. */
      NOT_CHARGED: 409,
      PAYMENT_EXISTS: 409,
    },
  }),
  bags: endpoint('GET /api/desk/bags', {
    summary: 'The bags of drivers with cash that nobody has counted yet, the first one first.',
    access: 'payment.manage',
    reply: z.object({ items: z.array(Drawer) }),
  }),
  closeBag: endpoint('POST /api/desk/bags/{id}/close', {
    summary:
      'Closes the bag of a driver with what was counted, and puts that into the open drawer of the caller. A difference to the cash that was taken at doors needs a reason.',
    access: 'payment.manage',
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ counted, reason: z.optional(reason) }),
    /** The bag as it was counted, and the drawer with its money. */
    reply: z.object({ bag: Drawer, drawer: Drawer }),
    refusals: { BAG_NOT_FOUND: 404, DRAWER_CLOSED: 409, DRAWER_NEEDED: 409, REASON_NEEDED: off },
  }),
} as const;
