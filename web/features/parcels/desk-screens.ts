import type { DeclaredScreen } from '#web/shell/screens.ts';
import { parcelListScreens } from './desk/list/screen.ts';
import { deskParcelScreens } from './desk/parcel/screen.ts';

/** The parcels at the desk: their list, and one of them. */
export const deskScreens: readonly DeclaredScreen[] = [...parcelListScreens, ...deskParcelScreens];
