import type { Approval, TemplateState } from './approval.ts';

const words: Readonly<Record<TemplateState, string>> = {
  APPROVED: 'Approved by Meta',
  PENDING: 'Waiting for Meta: sent as e-mail until then',
  REJECTED: 'Rejected by Meta: sent as e-mail',
  PAUSED: 'Paused by Meta: sent as e-mail until the pause ends',
  DISABLED: 'Turned off by Meta: sent as e-mail',
  MISSING: 'Not sent to Meta yet: sent as e-mail',
  REFUSED: 'Refused when we last sent it: sent as e-mail until Meta takes it again',
  OTHER: 'Not approved by Meta: sent as e-mail',
};

/** How a template stands, as admins read it. */
export const approvalWords = (approval: Approval | undefined): string =>
  approval ? words[approval.state] : 'Meta has not answered yet: sent as e-mail until it does';
