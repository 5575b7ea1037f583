import { lengthOf, perOwner, total } from '../measures.ts';
import { type Quota, quota, sharedQuota } from '../quota.ts';

const page = 'Amazon SES Developer Guide: Service quotas in Amazon SES';
const set = 'AWS::SES::ConfigurationSet';

/** Configuration sets of SES. */
export const mail: readonly Quota[] = [
  quota(
    'Event destinations of a configuration set',
    10,
    'destinations',
    page,
    perOwner('AWS::SES::ConfigurationSetEventDestination', 'ConfigurationSetName'),
  ),
  quota(
    'Name of a configuration set',
    64,
    'characters',
    'Amazon SES API v2 Reference: CreateConfigurationSet',
    lengthOf(set, 'Name'),
  ),
  sharedQuota('Configuration sets of an account', 10_000, 'sets', page, total(set)),
];
