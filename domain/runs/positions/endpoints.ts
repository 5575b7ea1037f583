import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { PhonePosition } from '../driving/phone-position.ts';
import { seenRefusals } from './seen.ts';

/** Where vans are while they are on the road. Dispatch reads it on the board; no driver reads that of another. */
export const positionEndpoints = {
  sayPosition: endpoint('POST /api/drive/runs/{id}/positions', {
    summary:
      'Where the driver of a run is, at most each two minutes, while the run is on the road. It is deleted after seven days; outside of a run it is refused.',
    access: 'drive.manage',
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ position: PhonePosition }),
    reply: z.object({}),
    refusals: seenRefusals,
  }),
} as const;
