/** What becomes of dangerous goods: they never fly, or staff look at them first. */
export type DangerVerdict = 'never' | 'ask';

/** Dangerous goods that no passenger aircraft takes: lithium batteries on their own, and those with acid (IATA DGR, UN3480, UN3090, UN2794). */
const never = new Set(['POWER_BANK', 'LOOSE_BATTERY', 'VEHICLE_BATTERY']);

/** What the table says of dangerous goods. What it does not know is looked at. */
export const dangerVerdict = (code: string): DangerVerdict => (never.has(code) ? 'never' : 'ask');
