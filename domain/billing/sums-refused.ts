import * as z from 'zod/mini';

/** A payment of more than is owed, in cents. */
export const moreThanOwed = {
  MORE_THAN_OWED: { status: 409, details: z.object({ owed: z.int() }) },
} as const;

/** A sum above what is left of what it takes back, in cents. */
export const moreThanLeft = { status: 409, details: z.object({ left: z.int() }) } as const;
export type Left = z.infer<typeof moreThanLeft.details>;
