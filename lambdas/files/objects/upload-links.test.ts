import { expect, test } from 'vitest';
import { signingClient, uploadLinks } from './upload-links.ts';

const now = new Date('2026-11-29T12:00:00.000Z');
const s3 = signingClient({
  region: 'us-east-1',
  credentials: { accessKeyId: 'test', secretAccessKey: 'secret-of-test' },
});
const uploadTo = uploadLinks(s3, 'quarantine', () => now);
const file = {
  id: '019a1d3c-0000-7000-8000-000000000041',
  subject: { kind: 'enquiry', id: 'ENQ-7K3M9Q' },
  purpose: 'MESSAGE_FILE',
  contentType: 'image/jpeg',
  bytes: 3,
  state: 'ASKED',
  askedAt: now.toISOString(),
  askedBy: 'guest',
  version: 1,
} as const;
const sha256 = 'n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=';

test('a link for bytes that we do not know binds the place and the kind, and no checksum of nothing', async () => {
  const { url, headers } = await uploadTo(file);
  const { pathname, searchParams } = new URL(url);
  expect(pathname).toBe(`/incoming/enquiry/ENQ-7K3M9Q/${file.id}`);
  expect(searchParams.get('X-Amz-SignedHeaders')).toBe('content-type;host');
  expect([...searchParams.keys()].filter((name) => name.includes('checksum'))).toEqual([]);
  expect(headers).toEqual({ 'content-type': 'image/jpeg' });
});

test('a link for bytes that their sender told us of takes these and no others', async () => {
  const { url, headers } = await uploadTo({ ...file, sha256 });
  expect(new URL(url).searchParams.get('X-Amz-SignedHeaders')).toBe(
    'content-length;content-type;host;x-amz-checksum-sha256',
  );
  expect(headers).toEqual({ 'content-type': 'image/jpeg', 'x-amz-checksum-sha256': sha256 });
});
