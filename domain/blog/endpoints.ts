import * as z from 'zod/mini';
import { Month } from '../kernel/asked-list.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../kernel/page.ts';
import { CalendarPost } from './calendar/calendar-post.ts';
import { categoryEndpoints } from './categories/endpoints.ts';
import { commentEndpoints } from './comments/endpoints.ts';
import { DeskPost, NewPost, Plan, planRefusals } from './desk/desk-post.ts';
import { moveRefusals } from './desk/moving.ts';
import { blogFeedEndpoints } from './feed/feed-endpoints.ts';
import { figureEndpoints } from './figures/endpoints.ts';
import { KeywordChange, Keywords } from './keywords/keyword.ts';
import { PostStatusName } from './lifecycle.ts';
import { DraftToMake, MadeJob } from './made/made-job.ts';
import { missedEndpoints } from './missed/endpoints.ts';
import { FindingKind } from './monitoring/finding.ts';
import { Findings, FoundPost } from './monitoring/found-post.ts';
import { Slug } from './published/slug.ts';
import { Queue } from './queue/queue.ts';
import { PostText } from './text/post-text.ts';
import { SavedText, TextToSave } from './text/saving.ts';
import { Version, VersionEntry } from './text/version.ts';

const params = z.object({ id: z.uuid() });
const versionParams = z.object({ id: z.uuid(), version: z.string().check(z.regex(/^[a-z0-9-]{5,60}$/)) });
const missing = { POST_NOT_FOUND: 404 } as const;
const version = z.int().check(z.minimum(1));

/** The endpoints of the blog's desk. */
export const blogEndpoints = {
  ...categoryEndpoints,
  add: endpoint('POST /api/blog', {
    summary: 'Adds an idea for a post; the same one sent again is not added twice.',
    access: 'content.manage',
    body: NewPost,
    reply: DeskPost,
    refusals: { POST_EXISTS: 409 },
  }),
  list: endpoint('GET /api/blog', {
    summary:
      'Posts of one status, of one category or of all, the last changed first; with a search, those that it finds.',
    access: 'content.read',
    query: z.object({
      ...pageQuery,
      status: z.optional(PostStatusName),
      category: z.optional(Slug),
      search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    }),
    reply: pageOf(DeskPost),
    refusals: { INVALID_CURSOR: 400 },
  }),
  calendar: endpoint('GET /api/blog/calendar', {
    summary:
      'Posts of a month by their days; without a month those that have no day yet, the last added first.',
    access: 'content.read',
    query: z.object({ ...pageQuery, month: z.optional(Month) }),
    reply: pageOf(CalendarPost),
    refusals: { INVALID_CURSOR: 400 },
  }),
  queue: endpoint('GET /api/blog/queue', {
    summary: 'What colleagues work on, by stage, and the drafts of our own data that were asked for last.',
    access: 'content.read',
    reply: Queue,
  }),
  make: endpoint('POST /api/blog/made', {
    summary:
      'Asks for a draft of our own data. It is made within a minute, and never published automatically.',
    access: 'content.manage',
    body: DraftToMake,
    reply: MadeJob,
    refusals: { DRAFT_EXISTS: 409 },
  }),
  retry: endpoint('POST /api/blog/made/{id}/retry', {
    summary: 'Has a draft made again that failed.',
    access: 'content.manage',
    params,
    reply: MadeJob,
    refusals: { DRAFT_NOT_FOUND: 404, DRAFT_IS_THERE: 409 },
  }),
  keywords: endpoint('GET /api/blog/keywords', {
    summary: 'The phrases for which people should find us, with the posts that target each.',
    access: 'content.read',
    reply: Keywords,
  }),
  changeKeywords: endpoint('POST /api/blog/keywords', {
    summary:
      'Adds, replaces and removes phrases, all of them or none. The same change sent again changes nothing.',
    access: 'content.manage',
    body: KeywordChange,
    reply: z.object({ count: z.int() }),
    refusals: { KEYWORDS_FULL: 409 },
  }),
  show: endpoint('GET /api/blog/{id}', {
    summary: 'One post as it is planned, without its text.',
    access: 'content.read',
    params,
    reply: DeskPost,
    refusals: missing,
  }),
  plan: endpoint('PUT /api/blog/{id}', {
    summary: 'Changes what is planned of a post, if it is as the caller saw it.',
    access: 'content.manage',
    params,
    body: z.strictObject({ version, plan: Plan }),
    reply: DeskPost,
    refusals: { ...missing, ...planRefusals },
  }),
  move: endpoint('POST /api/blog/{id}/status', {
    summary:
      'Takes a post a step further or back, if it is as the caller saw it. A published one is shown with its newest text; a scheduled one is shown at an instant.',
    access: 'content.manage',
    params,
    body: z.strictObject({ version, status: PostStatusName, publishAt: z.optional(z.iso.datetime()) }),
    reply: DeskPost,
    refusals: { ...missing, ...moveRefusals },
  }),
  text: endpoint('GET /api/blog/{id}/text', {
    summary: 'The text of a post with its revision, and who saved it.',
    access: 'content.read',
    params,
    reply: SavedText,
    refusals: missing,
  }),
  saveText: endpoint('PUT /api/blog/{id}/text', {
    summary:
      'Saves the text while a colleague types. What another window saved in between stays, and what was sent is kept as a version.',
    access: 'content.manage',
    params,
    body: TextToSave,
    reply: SavedText,
    refusals: {
      ...missing,
      TEXT_CHANGED: { status: 409, details: z.object({ saved: SavedText, kept: z.string() }) },
      TEXT_EMPTIED: 409,
    },
  }),
  preview: endpoint('POST /api/blog/{id}/preview', {
    summary:
      'The page of a post as it would be published with a text that need not be saved. Nothing is stored.',
    access: 'content.manage',
    params,
    body: z.strictObject({ text: PostText }),
    reply: z.object({ html: z.string() }),
    refusals: missing,
  }),
  versions: endpoint('GET /api/blog/{id}/versions', {
    summary: 'The kept versions of a text, the newest first.',
    access: 'content.read',
    params,
    query: z.object(pageQuery),
    reply: pageOf(VersionEntry),
    refusals: { ...missing, INVALID_CURSOR: 400 },
  }),
  version: endpoint('GET /api/blog/{id}/versions/{version}', {
    summary: 'One kept version with its text.',
    access: 'content.read',
    params: versionParams,
    reply: Version,
    refusals: { VERSION_NOT_FOUND: 404 },
  }),
  restore: endpoint('POST /api/blog/{id}/versions/{version}/restore', {
    summary: 'Makes a kept version the text. The text as it was is kept as a version too.',
    access: 'content.manage',
    params: versionParams,
    body: z.strictObject({ revision: version, window: z.uuid() }),
    reply: SavedText,
    refusals: {
      ...missing,
      VERSION_NOT_FOUND: 404,
      TEXT_CHANGED: { status: 409, details: z.object({ saved: SavedText }) },
    },
  }),
  ...commentEndpoints,
  ...blogFeedEndpoints,
  ...figureEndpoints,
  ...missedEndpoints,
  findings: endpoint('GET /api/blog/monitoring', {
    summary:
      'What posts that readers see are checked for, how many posts each check finds, and when all were checked last.',
    access: 'content.read',
    reply: Findings,
  }),
  found: endpoint('GET /api/blog/monitoring/posts', {
    summary:
      'Posts of which something of a kind does not hold, each with what it says, what holds, and the repair.',
    access: 'content.read',
    query: z.object({ ...pageQuery, kind: FindingKind }),
    reply: pageOf(FoundPost),
    refusals: { INVALID_CURSOR: 400 },
  }),
} as const;
