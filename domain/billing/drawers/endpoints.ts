import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { headers, MOST_CENTS, reason } from '../money-endpoints.ts';
import { Drawer } from './drawer.ts';

/** What is counted, in cents: nothing, or more. */
const counted = z.int().check(z.minimum(0), z.maximum(MOST_CENTS));
const off = { status: 422, details: z.object({ expected: z.int(), difference: z.int() }) } as const;

/** The drawers of our own counter: opened with what is in it, counted, and closed for good. The bags of drivers are counted into them. */
export const drawerEndpoints = {
  drawers: endpoint('GET /api/desk/drawers', {
    summary: 'The drawers that were opened on a day, the first one first, with what was counted.',
    access: 'payment.read',
    query: z.object({
      /** A New York day; today unless given. */
      day: z.optional(z.iso.date()),
    }),
    reply: z.object({ day: z.string(), items: z.array(Drawer) }),
  }),
  ownDrawer: endpoint('GET /api/desk/drawers/mine', {
    summary: 'The drawer that the caller has open; none when it is closed.',
    access: 'payment.manage',
    reply: z.object({ drawer: z.optional(Drawer) }),
  }),
  openDrawer: endpoint('POST /api/desk/drawers', {
    summary:
      'Opens a drawer of the caller with what was counted into it. A person has one open drawer at a counter.',
    access: 'payment.manage',
    headers,
    body: z.strictObject({ float: counted }),
    reply: Drawer,
    refusals: { DRAWER_OPEN: 409 },
  }),
  closeDrawer: endpoint('POST /api/desk/drawers/{id}/close', {
    summary:
      'Closes a drawer with what was counted: the own one, or as an admin that of anybody. A difference to float + cash in − cash back needs a reason.',
    access: 'payment.manage',
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ counted, reason: z.optional(reason) }),
    reply: Drawer,
    refusals: { DRAWER_NOT_FOUND: 404, DRAWER_CLOSED: 409, REASON_NEEDED: off },
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
