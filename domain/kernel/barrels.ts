/** U.S. gallons that each type of barrel holds. */
export const barrelGallons = { B30: 30, B55: 55, B77: 77 } as const;
export type BarrelCode = keyof typeof barrelGallons;

/** A U.S. gallon, in cubic inches. */
export const CUBIC_INCHES_PER_GALLON = 231;
