import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { idOf } from './id-of.ts';
import type { PastCloud, Person } from './past-cloud.ts';
import { waitUntil } from './wait-until.ts';

const WIDTH = 300;
const HEIGHT = 120;
const PAPER = 255;
const INK = 20;

/** The lines of a picture in gray, with a wave that somebody may have written. */
const wave = (): Buffer => {
  // Each line begins with a byte that says how it is packed: as it is.
  const lines = Buffer.alloc((WIDTH + 1) * HEIGHT, PAPER);
  for (let y = 0; y < HEIGHT; y += 1) lines[y * (WIDTH + 1)] = 0;
  for (let step = 0; step < 4000; step += 1) {
    const x = 20 + (step / 4000) * (WIDTH - 40);
    const y = HEIGHT / 2 + Math.sin(x / 11) * (35 - x / 12) * Math.cos(x / 47);
    for (const [right, down] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const)
      lines[(Math.round(y) + down) * (WIDTH + 1) + 1 + Math.round(x) + right] = INK;
  }
  return lines;
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** An invented signature as PNG. */
const signature = (): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(wave())),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

interface Upload {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}
interface File {
  readonly id: string;
  readonly state: string;
}

/** Sends a signature to a shipment as a counter does, and waits until it was looked through. Returns the id of the file. */
export const sendSignature = async (past: PastCloud, as: Person, number: string): Promise<string> => {
  // Files are looked through now, whatever the clock of the samples says.
  past.at(new Date());
  const bytes = signature();
  const subject = { kind: 'shipment', id: number };
  const { file, upload } = (await past.ask('POST /api/files', {
    as,
    headers: { 'idempotency-key': idOf(`signature ${number}`) },
    body: {
      purpose: 'HANDOVER_SIGNATURE',
      subject,
      contentType: 'image/png',
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('base64'),
    },
  })) as { file: File; upload?: Upload };
  const put =
    upload &&
    (await fetch(upload.url, { method: 'PUT', headers: upload.headers, body: new Uint8Array(bytes) }));
  if (put?.ok === false) throw new Error(`The signature of a sample was refused: ${await put.text()}`);
  await waitUntil(
    async () => {
      const query = { subject: `shipment:${number}` };
      const { items } = (await past.ask('GET /api/files', { as, query })) as { items: readonly File[] };
      return items.some(({ id, state }) => id === file.id && state === 'RELEASED');
    },
    () => `The signature of the sample ${number} was not released.`,
  );
  return file.id;
};
