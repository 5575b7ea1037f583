import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { PAPER_LINK_SECONDS } from '#domain/papers/limits.ts';
import { type IssuedPaper, type PaperFormat, paperRules } from '#domain/papers/paper.ts';
import type { Clock } from '../../runtime/clock.ts';

/** The folder of the bucket in which papers are kept for five years. */
const keyOf = ({ id }: Pick<IssuedPaper, 'id'>): string => `files/papers/issued-${id}`;

const contentTypes: Readonly<Record<PaperFormat, string>> = {
  pdf: 'application/pdf',
  zpl: 'text/plain',
  csv: 'text/csv; charset=utf-8',
};

/** A name for a saved paper. It has the number of the shipment or flight, and nothing about people. */
const fileName = ({ kind, format, subject, issue }: IssuedPaper): string => {
  const title = paperRules(kind).title.toLowerCase().replaceAll(' ', '-');
  return `${title}-${subject.slice(subject.indexOf(':') + 1)}-${issue}.${format}`;
};

/** A PDF of ours is shown, to be printed from the browser. The others are for programs. */
const dispositionOf = (paper: IssuedPaper): string =>
  `${paper.format === 'pdf' ? 'inline' : 'attachment'}; filename="${fileName(paper)}"`;

/** Keeps the bytes of a paper. */
export type KeepBytes = (paper: Pick<IssuedPaper, 'id' | 'format'>, bytes: Uint8Array) => Promise<void>;

export const keepBytes =
  (client: S3Client, bucket: string): KeepBytes =>
  async (paper, bytes) => {
    const ContentType = contentTypes[paper.format];
    await client.send(new PutObjectCommand({ Bucket: bucket, Key: keyOf(paper), Body: bytes, ContentType }));
  };

/** A link to a paper. Whoever has it can read the paper for two minutes. */
export type PaperLink = (paper: IssuedPaper) => Promise<{ readonly url: string; readonly until: string }>;

/** Signs links. Signing needs no call of AWS. */
export const paperLinks =
  (client: S3Client, bucket: string, clock: Clock): PaperLink =>
  async (paper) => {
    const now = clock();
    const command = new GetObjectCommand({
      Bucket: bucket,
      Key: keyOf(paper),
      ResponseContentType: contentTypes[paper.format],
      ResponseContentDisposition: dispositionOf(paper),
      ResponseCacheControl: 'private, no-store',
    });
    return {
      url: await getSignedUrl(client, command, { expiresIn: PAPER_LINK_SECONDS, signingDate: now }),
      until: new Date(now.getTime() + PAPER_LINK_SECONDS * 1000).toISOString(),
    };
  };
