import { S3Client } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { checkedStages } from '#infra/checked-stages.ts';
import { uploadLinks } from '#lambdas/files/objects/upload-links.ts';
import { at, listOf, synthesize } from './cloud.ts';

const now = new Date('2026-05-04T12:00:00Z');

/** What a browser must send: the headers that come with a link, and those that its signature covers. Browsers set two themselves. */
const neededHeaders = async (): Promise<readonly string[]> => {
  const client = new S3Client({
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'secret-of-test' },
  });
  const { url, headers } = await uploadLinks(
    client,
    'quarantine',
    () => now,
  )({
    purpose: 'ID_DOCUMENT',
    subject: { kind: 'shipment', id: '7K3M9-Q2X4T-C' },
    contentType: 'application/pdf',
    bytes: 1000,
    sha256: `${'a'.repeat(43)}=`,
    id: 'b7c6f1de-8f1c-4ab0-9f0a-0a6c1b8f3c11',
    state: 'ASKED',
    askedAt: now.toISOString(),
    askedBy: 'somebody',
    version: 1,
  });
  const signed = new URL(url).searchParams.get('X-Amz-SignedHeaders')?.split(';') ?? [];
  const own = new Set(['host', 'content-length']);
  return [...new Set([...Object.keys(headers), ...signed])].filter((name) => !own.has(name));
};

describe('a bucket that takes uploads of browsers', () => {
  it.each([{ name: 'test' }, checkedStages.production])(
    'lets the pages of $name send what a link needs',
    async (stage) => {
      const needed = await neededHeaders();
      expect(needed).toContain('x-amz-checksum-sha256');
      const rules = synthesize(stage)
        .ofType('AWS::S3::Bucket')
        .map((bucket) => bucket.list('CorsConfiguration.CorsRules'))
        .filter(({ length }) => length > 0);
      expect(rules.length).toBeGreaterThan(0);
      const origin = 'domain' in stage ? `https://${stage.domain}` : 'https://*.cloudfront.net';
      for (const rulesOfOne of rules) {
        const put = rulesOfOne.find((rule) => listOf(at(rule, 'AllowedMethods')).includes('PUT'));
        expect(at(put ?? null, 'AllowedOrigins')).toEqual([origin]);
        expect(listOf(at(put ?? null, 'AllowedHeaders'))).toEqual(expect.arrayContaining([...needed]));
      }
    },
  );
});
