import type * as z from 'zod/mini';
import { retention } from '../../kernel/retention.ts';
import type { Export, monitoringEndpoints } from '../endpoints.ts';

/** The most records in one file. One run can write them in time, and a spreadsheet can open twice as many. */
export const EXPORT_RECORDS_LIMIT = 500_000;

/** After this many minutes a queued job counts as failed, because it is not tried any more. */
export const EXPORT_GIVEN_UP_AFTER_MINUTES = 60;

/** The request for an export. */
export type ExportOrder = z.infer<typeof monitoringEndpoints.requestExport.body>;

/** An order with its outcome. */
export interface ExportJob extends ExportOrder {
  readonly id: string;
  readonly requestedAt: string;
  readonly requestedBy: string;
  readonly outcome?:
    | { readonly state: 'done'; readonly records: number; readonly finishedAt: string }
    | { readonly state: 'failed'; readonly problem: string };
}

/** Key of the file in the bucket. */
export const exportKey = ({ id, format }: Pick<ExportJob, 'id' | 'format'>): string =>
  `exports/${id}.${format}`;

/** Name of the downloaded file. */
export const exportFileName = ({ kind, from, to, format }: ExportOrder): string =>
  `skybarrel-${kind}-${from}-to-${to}.${format}`;

const later = (instant: string, milliseconds: number): string =>
  new Date(Date.parse(instant) + milliseconds).toISOString();

/** The status of a job at an instant, without a link. */
export const exportStatus = (job: ExportJob, now: Date): Omit<Export, 'link'> => {
  const { id, kind, from, to, format, requestedAt, outcome } = job;
  const order = { id, kind, from, to, format, requestedAt };
  if (outcome?.state === 'failed') return { ...order, state: 'failed', problem: outcome.problem };
  if (outcome?.state === 'done') {
    const expiresAt = later(outcome.finishedAt, retention.exportFile.days * 86_400_000);
    return { ...order, state: 'done', records: outcome.records, expiresAt };
  }
  return now.toISOString() < later(requestedAt, EXPORT_GIVEN_UP_AFTER_MINUTES * 60_000)
    ? { ...order, state: 'queued' }
    : { ...order, state: 'failed', problem: 'The file could not be written. Please ask for it again.' };
};

/** True while the file exists. */
export const isDownloadable = ({ state, expiresAt }: Omit<Export, 'link'>, now: Date): boolean =>
  state === 'done' && expiresAt !== undefined && now.toISOString() < expiresAt;
