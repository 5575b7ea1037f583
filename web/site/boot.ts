/**
 * The script of a static page. Everything on the page can be read and followed without it.
 */
import '#web/ui/styles/site.css';
import { startTelemetry } from '#web/telemetry/telemetry.ts';
import { inTurn } from '#web/ui/time/in-turn.ts';
import { keepLogo } from './chrome/logo.ts';
import { keepMenus } from './chrome/menus.ts';
import { whenSeen } from './chrome/when-seen.ts';
import { startCountdowns } from './countdown/countdown.ts';
import { hidePast } from './countdown/hide-past.ts';
import { hydrateOnDemand } from './islands/hydrate-on-demand.ts';
import { leaveForAppPlainly } from './leave-for-app.ts';

whenSeen(startTelemetry);
inTurn([hydrateOnDemand, keepMenus, startCountdowns, hidePast, keepLogo, leaveForAppPlainly]);
