import type { Page } from '@playwright/test';
import type { NewFile } from '#domain/files/file.ts';
import { ask } from './dock.ts';
import { expect } from './test.ts';

/** Sends a file as the app does, as the person who is signed in on this page. Answers its id. */
export const sendFile = async (
  page: Page,
  file: Pick<NewFile, 'subject' | 'purpose' | 'contentType'>,
  bytes: Uint8Array,
): Promise<string> => {
  const body = new Uint8Array(bytes);
  const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', body)).toString('base64');
  const asked = await ask<{
    file: { id: string };
    upload: { url: string; headers: Record<string, string> };
  }>(page, { path: '/api/files', body: { ...file, bytes: body.length, sha256 } });
  const { url, headers } = asked.upload;
  expect((await fetch(url, { method: 'PUT', headers, body })).status).toBe(200);
  return asked.file.id;
};
