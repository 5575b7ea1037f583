import { EditVehiclePage } from './edit-page.tsx';
import { NewVehiclePage } from './new-page.tsx';

/** The pages with the form of a vehicle, which they share. */
export const formPages = { EditVehiclePage, NewVehiclePage } as const;
