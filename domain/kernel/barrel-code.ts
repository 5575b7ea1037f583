import * as z from 'zod/mini';

/** The sizes of barrels that we ship, by their gallons. */
export const BarrelCode = z.enum(['B30', 'B55', 'B77']);
