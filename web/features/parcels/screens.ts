import type { DeclaredScreen } from '#web/shell/screens.ts';
import { announceScreen } from './announce/screen.ts';
import { benchScreens } from './bench/screens.ts';
import { deskScreens } from './desk-screens.ts';
import { traceScreens } from './desk-traces/screens.ts';
import { mailboxScreen } from './mine/screen.ts';
import { missingScreen } from './missing/screen.ts';
import { ownParcelScreen } from './own/screen.ts';
import { sendScreen } from './send/screen.ts';

/** The screens of parcels. What has a fixed word in its path stands before the page of one parcel. */
export const parcelScreens: readonly DeclaredScreen[] = [
  mailboxScreen,
  announceScreen,
  missingScreen,
  sendScreen,
  ownParcelScreen,
  ...benchScreens,
  ...traceScreens,
  ...deskScreens,
];
