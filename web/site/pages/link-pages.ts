import type { LinkPath } from '#domain/kernel/paths.ts';
import { collectPage } from './collect/collect-page.tsx';
import type { LinkPage } from './link-page.ts';
import { payPage } from './pay/pay-page.tsx';

/** Pages that open by a link, by path. */
export const linkPages: Readonly<Record<LinkPath, LinkPage>> = { '/collect': collectPage, '/pay': payPage };
