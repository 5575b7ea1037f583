import { createHash } from 'node:crypto';
import type { buildApp } from 'fauxqs';
import { type ErrorReply, refuseAsS3 } from './s3-error.ts';

type App = ReturnType<typeof buildApp>;

interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
}

const algorithms = { sha256: 'x-amz-checksum-sha256', sha1: 'x-amz-checksum-sha1' } as const;

/** Refuses an object whose bytes do not have the checksum that its sender said. The emulator only stores the checksum. */
export const refuseWrongChecksums = (app: App): void => {
  app.addHook('preHandler', async ({ method, headers, body }: Sent, reply: ErrorReply) => {
    // A body in chunks brings its checksum at its end, and only SDK clients send it.
    if (method !== 'PUT' || !Buffer.isBuffer(body)) return undefined;
    if (String(headers['content-encoding'] ?? '').includes('aws-chunked')) return undefined;
    for (const [algorithm, header] of Object.entries(algorithms)) {
      const said = headers[header];
      if (said === undefined || said === createHash(algorithm).update(body).digest('base64')) continue;
      const message = `The ${algorithm.toUpperCase()} you specified did not match the calculated checksum.`;
      return refuseAsS3(reply, method, { status: 400, code: 'BadDigest', message });
    }
    return undefined;
  });
};
