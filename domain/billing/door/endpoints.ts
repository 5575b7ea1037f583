import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { StopId } from '../../runs/stop-id.ts';
import { DoorMoney, PaidAtDoor } from './door-money.ts';

/** As many things as can be to pay at one door: ten shipments and the pickup. */
const MOST_PARTS = 11;

/** No driver takes more than $10,000 in cash, in cents: above it we would have to report who paid (26 U.S.C. 6050I). */
const MOST_CASH = 1_000_000;

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
        cents: z.int().check(z.minimum(1), z.maximum(MOST_CASH)),
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST_PARTS)),
});
export type DoorCashTaken = z.infer<typeof DoorCashTaken>;

/** Cash at the door: it goes into the bag of the driver. */
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
} as const;
