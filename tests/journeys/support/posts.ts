import type { Page } from '@playwright/test';
import type { Body } from '#domain/blog/body/body.ts';
import { ask } from './dock.ts';

const send = (page: Page, method: 'POST' | 'PUT', path: string, body: object): Promise<unknown> =>
  ask(page, { method, path: `/api/blog${path}`, body });

/** A post that was approved, or is published with `upTo`. */
export const keepPost = async (
  page: Page,
  { id, title, body }: { readonly id: string; readonly title: string; readonly body: Body },
  upTo: 'APPROVED' | 'PUBLISHED' = 'APPROVED',
): Promise<void> => {
  await send(page, 'POST', '', { id, title });
  const brief = { intent: 'What does it cost?', outline: '', sources: '' };
  await send(page, 'PUT', `/${id}`, { version: 1, plan: { title, brief } });
  const text = {
    title,
    description: 'How much a pound to Guyana costs.',
    lead: [{ text: 'Count the pounds first.' }],
    body,
  };
  await send(page, 'PUT', `/${id}/text`, { revision: 1, window: crypto.randomUUID(), text });
  for (const [version, status] of [
    [2, 'BRIEF'],
    [3, 'DRAFT'],
    [4, 'REVIEW'],
    [5, 'APPROVED'],
    [6, 'PUBLISHED'],
  ] as const) {
    await send(page, 'POST', `/${id}/status`, { version, status });
    if (status === upTo) return;
  }
};
