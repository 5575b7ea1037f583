import { crc32, deflateSync } from 'node:zlib';
import type { PastCloud, Person } from './past-cloud.ts';
import { sendReleasedFile } from './send-file.ts';

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

/** Sends a signature to a shipment as a counter does, and waits until it was looked through. Returns the id of the file. */
export const sendSignature = (past: PastCloud, as: Person, number: string): Promise<string> =>
  sendReleasedFile(past, as, {
    purpose: 'HANDOVER_SIGNATURE',
    subject: { kind: 'shipment', id: number },
    contentType: 'image/png',
    bytes: signature(),
    words: `signature ${number}`,
  });
