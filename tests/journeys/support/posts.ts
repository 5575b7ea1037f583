import type { Page } from '@playwright/test';
import type { Body } from '#domain/blog/body/body.ts';
import { ask } from './dock.ts';

const send = (page: Page, method: 'POST' | 'PUT', path: string, body: object): Promise<unknown> =>
  ask(page, { method, path: `/api/blog${path}`, body });

interface Written {
  readonly id: string;
  readonly title: string;
  readonly body: Body;
}

/** Saves a text in place of the revision that it has. */
export const saveText = (page: Page, { id, title, body }: Written, revision: number): Promise<unknown> =>
  send(page, 'PUT', `/${id}/text`, {
    revision,
    window: crypto.randomUUID(),
    text: {
      title,
      description: 'How much a pound to Guyana costs.',
      lead: [{ text: 'Count the pounds first.' }],
      body,
    },
  });

/** A post that was approved, or is published with `upTo`. */
export const keepPost = async (
  page: Page,
  written: Written,
  upTo: 'APPROVED' | 'PUBLISHED' = 'APPROVED',
): Promise<void> => {
  const { id, title } = written;
  await send(page, 'POST', '', { id, title });
  const brief = { intent: 'What does it cost?', outline: '', sources: '' };
  await send(page, 'PUT', `/${id}`, { version: 1, plan: { title, brief } });
  await saveText(page, written, 1);
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
