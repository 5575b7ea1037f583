import type { Domain } from '../patterns/domain.ts';
import { content } from './content.ts';
import { enquiries } from './enquiries.ts';
import { identity } from './identity.ts';
import { lake } from './lake.ts';
import { mailboxes } from './mailboxes.ts';
import { monitoring } from './monitoring.ts';
import { notifications } from './notifications.ts';
import { quotes } from './quotes.ts';
import { relay } from './relay.ts';
import { settings } from './settings.ts';
import { telemetry } from './telemetry.ts';

/** Every domain that has something on AWS. The stacks are made of these. */
export const domains: readonly Domain[] = [
  content,
  enquiries,
  identity,
  lake,
  mailboxes,
  monitoring,
  notifications,
  quotes,
  relay,
  settings,
  telemetry,
];
