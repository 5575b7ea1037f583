import { DriverListPage } from './list/driver-list-page.tsx';
import { DriverPage } from './page/driver-page.tsx';

/** The list of drivers and the page of one: one file, because the list shows a driver in its panel. */
export const driverPages = { DriverListPage, DriverPage } as const;
