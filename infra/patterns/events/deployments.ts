import type { OtherEvents } from './heard-events.ts';

/** A finished deployment: what a stage needs once, and what contains its address, is made then. */
export const deployments: OtherEvents = {
  id: 'Deployed',
  description: 'A stack of the stage is deployed: do what needs its address, or is needed once',
  fromAws: true,
  pattern: ({ stage }) => ({
    source: ['aws.cloudformation'],
    detailType: ['CloudFormation Stack Status Change'],
    detail: {
      // The end of any stack counts: when the stack with this rule is done, the rule may not be active yet.
      'stack-id': [{ wildcard: `arn:aws:cloudformation:*:stack/skybarrel-${stage.name}-*` }],
      'status-details': { status: ['CREATE_COMPLETE', 'UPDATE_COMPLETE'] },
    },
  }),
};
