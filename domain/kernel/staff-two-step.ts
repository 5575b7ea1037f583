import * as z from 'zod/mini';

/** Whether a stage asks two-step sign-in of everybody who works here, or only offers it. Customers may always choose. */
export const StaffTwoStep = z.enum(['offered', 'asked']);
export type StaffTwoStep = z.infer<typeof StaffTwoStep>;
