import type { Page } from '@playwright/test';
import { link, paragraph } from '#domain/blog/body/write.ts';
import { ask } from './dock.ts';

const send = (page: Page, method: 'POST' | 'PUT', path: string, body: object): Promise<unknown> =>
  ask(page, { method, path: `/api/blog${path}`, body });

const textOf = (title: string) => ({
  title,
  description: 'How much a pound to Guyana costs.',
  lead: [{ text: 'Count the pounds first.' }],
  body: [
    paragraph('A pound to Guyana costs ', { figure: 'rate', to: 'GY' }, '.'),
    paragraph(link('/shipping-calculator', 'See the whole price')),
  ],
});

/** Writes a post as the person who is signed in, up to where it may be shown. */
export const approvedPost = async (page: Page, id: string, title: string): Promise<void> => {
  await send(page, 'POST', '', { id, title });
  const brief = { intent: 'What does it cost?', outline: '', sources: '' };
  await send(page, 'PUT', `/${id}`, { version: 1, plan: { title, brief } });
  const window = crypto.randomUUID();
  await send(page, 'PUT', `/${id}/text`, { revision: 1, window, text: textOf(title) });
  for (const [version, status] of [
    [2, 'BRIEF'],
    [3, 'DRAFT'],
    [4, 'REVIEW'],
    [5, 'APPROVED'],
  ] as const)
    await send(page, 'POST', `/${id}/status`, { version, status });
};

/** Shows it to readers. */
export const publishNow = (page: Page, id: string): Promise<unknown> =>
  send(page, 'POST', `/${id}/status`, { version: 6, status: 'PUBLISHED' });
