import emailChangeUndone from '#events/identity/email-change-undone.v1.example.json' with { type: 'json' };
import personInvited from '#events/identity/person-invited.v1.example.json' with { type: 'json' };
import rightsChanged from '#events/identity/rights-changed.v1.example.json' with { type: 'json' };
import staffInvitationChanged from '#events/identity/staff-invitation-changed.v1.example.json' with {
  type: 'json',
};
import twoStepChanged from '#events/identity/two-step-changed.v2.example.json' with { type: 'json' };
import twoStepReset from '#events/identity/two-step-reset.v2.example.json' with { type: 'json' };
import { sample } from '../../runtime/sample-event.ts';

/** What people are told of accounts, in every way that it can be told. */
export const samples = [
  sample(twoStepChanged, 'on', { on: true }),
  sample(twoStepChanged, 'off', { on: false }),
  sample(twoStepReset),
  sample(rightsChanged),
  sample(staffInvitationChanged),
  sample(personInvited),
  sample(emailChangeUndone),
];
