import { EditVehiclePage } from './form/edit-page.tsx';
import { NewVehiclePage } from './form/new-page.tsx';
import { VehicleListPage } from './list/vehicle-list-page.tsx';
import { VehiclePage } from './page/vehicle-page.tsx';

/** The pages of vehicles: one file, because the early script names the files of each page. */
export const vehiclePages = { EditVehiclePage, NewVehiclePage, VehicleListPage, VehiclePage } as const;
