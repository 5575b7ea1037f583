import * as z from 'zod/mini';
import { CalendarDay } from '../../kernel/calendar-day.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { MailboxNumber } from '../../mailboxes/mailbox-number.ts';
import { ParcelCode } from '../parcel-code.ts';
import { Carrier } from '../tracking/carriers.ts';
import {
  BenchAnswer,
  BenchQuestion,
  Correction,
  DoorRefusal,
  doorRefusals,
  OpenAtDoor,
  ParcelAtBench,
  Receipt,
  Tally,
} from './bench.ts';

const params = z.object({ code: ParcelCode });
/** The parcel as the bench sees it now. */
const benchNow = { status: 409, details: z.object({ parcel: ParcelAtBench }) } as const;

/** Receiving. Everything here is asked with a box in one hand: small requests, small answers, nothing of a person but name and mailbox. */
export const benchEndpoints = {
  lookUp: endpoint('POST /api/bench/lookups', {
    summary:
      'What is true of a label: whose the parcel is, or could be, whether it is here already, and whether it has to be refused. Records nothing.',
    access: 'parcel.manage',
    body: BenchQuestion,
    reply: BenchAnswer,
  }),
  receive: endpoint('POST /api/bench/parcels', {
    summary: 'Receives a parcel, once for each code, and says whose it is.',
    access: 'parcel.manage',
    body: Receipt,
    reply: z.object({
      parcel: ParcelAtBench,
      /** False where the same receipt was recorded before. */
      recorded: z.boolean(),
    }),
    refusals: {
      /** The code is that of another parcel. */
      CODE_USED: 409,
      /** Somebody received it already. */
      PARCEL_HERE: benchNow,
      DOOR_REFUSED: { status: 409, details: DoorRefusal },
      MAILBOX_NOT_FOUND: 422,
    },
  }),
  showAtBench: endpoint('GET /api/bench/parcels/{code}', {
    summary: 'One parcel as the bench sees it, by the code on our label.',
    access: 'parcel.manage',
    params,
    reply: z.object({ parcel: ParcelAtBench }),
    refusals: { PARCEL_NOT_FOUND: 404 },
  }),
  correct: endpoint('PUT /api/bench/parcels/{code}', {
    summary: 'Puts weight, size, condition, shelf or what was seen right.',
    access: 'parcel.manage',
    params,
    body: Correction,
    reply: z.object({ parcel: ParcelAtBench }),
    refusals: { PARCEL_NOT_FOUND: 404, PARCEL_CHANGED: benchNow, STEP_NOT_POSSIBLE: benchNow },
  }),
  refuseAtDoor: endpoint('POST /api/bench/refusals', {
    summary:
      'Notes that a carrier took a parcel back at our door, and tells its owner if they announced it. The same `id` again notes nothing.',
    access: 'parcel.manage',
    body: z.strictObject({
      id: z.uuid(),
      /** Absent where the label has no code that can be read: it is counted all the same. */
      scanned: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(400))),
      broughtBy: z.optional(Carrier),
      why: z.enum(doorRefusals),
      /** Whose it is, as the bench knows. Anybody can announce any number, so nobody else is told. */
      mailbox: z.optional(MailboxNumber),
    }),
    reply: z.object({ noted: z.boolean() }),
  }),
  tally: endpoint('POST /api/bench/tallies', {
    summary: "Notes the carrier's count at the door. The same `id` again notes nothing.",
    access: 'parcel.manage',
    body: z.strictObject({
      id: z.uuid(),
      carrier: z.string().check(z.regex(/^[A-Z_]{2,20}$/)),
      counted: z.int().check(z.minimum(1), z.maximum(2000)),
      damaged: z._default(z.int().check(z.minimum(0), z.maximum(2000)), 0),
      note: z.optional(z.string().check(z.trim(), z.maxLength(300))),
    }),
    reply: z.object({ tally: Tally }),
  }),
  day: endpoint('GET /api/bench/days/{day}', {
    summary: 'What each carrier said it brought on a New York day, what we have of it, and what is open.',
    access: 'parcel.manage',
    params: z.object({ day: CalendarDay }),
    reply: z.object({ ...OpenAtDoor.shape, tallies: z.array(Tally) }),
  }),
} as const;
