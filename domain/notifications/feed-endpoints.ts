import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../kernel/page.ts';
import { Notification } from './notification.ts';

/**
 * Staff and admins share one feed, and admins see their own feed merged into it. Customers have one each. Whose feed it is
 * follows from the caller. Each person has one read mark. In a file of its own, because every first screen loads it for its bell.
 */
export const feedEndpoints = {
  feed: endpoint('GET /api/notifications', {
    summary: "The caller's feed, newest first, with what the caller has read.",
    access: 'signed-in',
    query: z.object(pageQuery),
    reply: pageOf(Notification),
    refusals: { INVALID_CURSOR: 400 },
  }),
  unread: endpoint('GET /api/notifications/unread', {
    summary: 'How many lines that ask for something the caller has not read; counted up to 100.',
    access: 'signed-in',
    reply: z.object({ count: z.number() }),
  }),
  markRead: endpoint('POST /api/notifications/read', {
    summary: 'Marks everything up to and including one line as read by the caller.',
    access: 'signed-in',
    body: z.strictObject({ upTo: z.string().check(z.minLength(1), z.maxLength(200)) }),
    reply: z.object({ count: z.number() }),
    refusals: { NOTIFICATION_NOT_FOUND: 404 },
  }),
} as const;
