import { CorrectPage } from './correct-page.tsx';
import { NewShipmentPage } from './new-shipment-page.tsx';

/** The desk's pages for a caller: one file, because both are made of the same form. */
export const callerPages = { CorrectPage, NewShipmentPage } as const;
