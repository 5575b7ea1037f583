import { VehicleListPage } from './list/vehicle-list-page.tsx';
import { VehiclePage } from './page/vehicle-page.tsx';

/** The list of vehicles and the page of one: one file, because the list shows a vehicle in its panel. */
export const vehiclePages = { VehicleListPage, VehiclePage } as const;
