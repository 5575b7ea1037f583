import { ClaimListPage } from './claim-list-page.tsx';
import { ClaimPage } from './claim-page.tsx';

/** The desk's pages of claims: one file, because the list shows a claim in its panel. */
export const claimPages = { ClaimListPage, ClaimPage } as const;
