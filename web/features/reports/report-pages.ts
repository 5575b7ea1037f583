import { ReportPage } from './figures/report-page.tsx';
import { FlightReportPage } from './flight/flight-report-page.tsx';

/** The pages of a report: one file, because both draw the same figures. */
export const reportPages = { FlightReportPage, ReportPage } as const;
