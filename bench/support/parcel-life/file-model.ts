import { retention } from '#domain/kernel/retention.ts';
import { prices } from '../../prices/us-east-1.ts';

const GIGABYTE = 1e9;
const DAYS_A_MONTH = 365 / 12;
/** The check of a file has a gigabyte of memory, and takes no longer for a photo as large as browsers send. */
const CHECK_SECONDS = 1;
const CHECK_GB = 1;

/** A file as people send it. */
export interface SentFile {
  /** As it leaves the browser, which draws photos again with 2,000 pixels at most. */
  readonly bytes: number;
  /** How often somebody looks at it. */
  readonly looks: number;
}

const storage = (bytes: number, days: number): number =>
  (bytes / GIGABYTE) * (days / DAYS_A_MONTH) * prices.s3.gigabyteMonth;

/** Dollars of one file beside the requests of the API, by part: sent into quarantine, looked through, copied, kept and read. */
export const dollarsOfFile = (file: SentFile): Readonly<Record<string, number>> => {
  const { s3, lambda } = prices;
  const { bytes, looks } = file;
  return {
    'S3 requests': 2 * s3.put + (1 + looks) * s3.get + s3.arrival,
    'looking through': CHECK_SECONDS * CHECK_GB * lambda.gigabyteSecond,
    'kept for a week in quarantine, and a year': storage(bytes, retention.quarantine.days + 365),
    'read by browsers': (bytes / GIGABYTE) * looks * s3.toBrowser,
  };
};

/** Dollars of the small copy of a photo, which goes into one letter: written, kept as long, read and attached. */
export const dollarsOfSmallCopy = (bytes: number): number =>
  prices.s3.put + prices.s3.get + storage(bytes, 365) + (bytes / GIGABYTE) * prices.ses.attachedGigabyte;

/** Dollars to keep a paper for the years after the first one that the law asks for. */
export const laterYearsOf = ({ bytes }: SentFile): number => storage(bytes, retention.papers.days - 365);
