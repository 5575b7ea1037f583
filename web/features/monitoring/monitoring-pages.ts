import { ErrorGroupPage } from './group/error-group-page.tsx';
import { MonitoringPage } from './monitoring-page.tsx';

/** The pages of the monitoring: one file, because whoever opens the list opens an error of it next. */
export const monitoringPages = { ErrorGroupPage, MonitoringPage } as const;
