import { EditDriverPage } from './form/edit-page.tsx';
import { DriverListPage } from './list/driver-list-page.tsx';
import { DriverPage } from './page/driver-page.tsx';

/** The pages of drivers: one file, because the early script names the files of each page. */
export const driverPages = { EditDriverPage, DriverListPage, DriverPage } as const;
