/**
 * From this rating on, a vehicle that carries goods between states is a commercial motor vehicle (49 CFR 390.5): its doors show a USDOT
 * number (390.21), and its driver carries a medical card (391.41).
 */
const COMMERCIAL_LB = 10_001;
/** From this rating on, its driver needs a commercial license of class B or A (49 CFR 383.91). */
const COMMERCIAL_LICENSE_LB = 26_001;

/** What a vehicle may weigh when it is full, as its maker rates it (GVWR), in pounds. */
interface Rated {
  readonly gvwrLb: number;
}

/** Whether a vehicle needs a USDOT number, and its driver a medical card. */
export const isCommercial = ({ gvwrLb }: Rated): boolean => gvwrLb >= COMMERCIAL_LB;

/** Whether its driver needs a commercial license. */
export const needsCommercialLicense = ({ gvwrLb }: Rated): boolean => gvwrLb >= COMMERCIAL_LICENSE_LB;
