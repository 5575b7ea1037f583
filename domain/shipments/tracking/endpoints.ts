import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { trackingNumberFrom } from '../tracking-number.ts';
import { TrackingReply } from './reply.ts';

/** As people type it. A number whose check character is wrong is refused before anything is read. */
const TypedNumber = z.pipe(
  z.string().check(
    z.maxLength(40),
    z.refine((typed) => trackingNumberFrom(typed) !== undefined, 'This is not one of our tracking numbers.'),
  ),
  z.transform((typed) => trackingNumberFrom(typed) ?? typed),
);

/** Following a shipment by its number. */
export const trackingEndpoints = {
  track: endpoint('GET /api/tracking/{number}', {
    summary:
      'What anyone may know about a shipment by its tracking number: where each piece is, in words, and what happens next.',
    access: 'anyone',
    params: z.object({ number: TypedNumber }),
    reply: TrackingReply,
    cacheSeconds: 30,
    // Who asks for one wrong number again and again reaches the edge, and takes nothing from others.
    refusalCacheSeconds: 10,
    refusals: { SHIPMENT_NOT_FOUND: 404 },
  }),
} as const;
