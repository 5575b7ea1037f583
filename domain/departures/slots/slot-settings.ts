import type { BookingConfirms, SlotFields } from './slot-fields.ts';

/** Assumptions of a new installation: what one van takes in three hours. */
export const usualCapacity = { places: 4, lb: 1500 } as const;
/** Windows for bringing goods are an hour long. */
const usualDropOff = { windowMinutes: 60 } as const;

/** The settings about slots, each with its default where the schedule was stored before it existed. Nothing else reads them. */
export interface SlotSettings {
  readonly confirms: BookingConfirms;
  readonly closedDays: NonNullable<SlotFields['closedDays']>;
  readonly extraDays: NonNullable<SlotFields['extraDays']>;
  readonly dropOff: NonNullable<SlotFields['dropOff']>;
}

/** Reads the settings about slots of any schedule. */
export const slotSettings = ({
  pickup,
  closedDays = [],
  extraDays = [],
  dropOff = usualDropOff,
}: SlotFields & { readonly pickup: { readonly confirms?: BookingConfirms | undefined } }): SlotSettings => ({
  confirms: pickup.confirms ?? 'AT_ONCE',
  closedDays,
  extraDays,
  dropOff,
});
