import { expect, it } from 'vitest';
import { grantFailures, linesOf, mergeUses, unusedReport } from './grant-report.ts';

const arn = 'arn:aws:dynamodb:us-east-1:000000000000:table/skybarrel-dev-data-MailboxesTable43748039';
const run = (times: number, functionName = 'skybarrel-dev-api-MailboxesHttp66B56FB9') => [
  {
    functionName,
    grants: [
      { action: 'dynamodb:Query', resource: `${arn}/index/gsi1`, times },
      {
        action: 's3:PutObject',
        resource: 'arn:aws:s3:::skybarrel-dev-lake-000000000000/telemetry/*',
        times: 0,
      },
    ],
  },
];
const query = 'api-MailboxesHttp dynamodb:Query dynamodb:table/data-MailboxesTable/index/gsi1';
const put = 'api-MailboxesHttp s3:PutObject s3:lake/telemetry/*';

it('adds up the uses of several clouds, under names that are the same on every stage', () => {
  expect([...mergeUses([run(2), run(1), run(0, 'skybarrel-test-api-MailboxesHttp66B56FB9')])]).toEqual([
    [query, 3],
    [put, 0],
  ]);
});

it('knows a secret of two stages as one, whatever letters AWS gave it', () => {
  const read = (stage: string, letters: string, times: number) => [
    {
      functionName: `skybarrel-${stage}-api-ShipmentsDeskHttp549C6D1B`,
      grants: [
        {
          action: 'secretsmanager:GetSecretValue',
          resource: `arn:aws:secretsmanager:us-east-1:000000000000:secret:skybarrel-${stage}-data-KeptKey668EDA07-${letters}`,
          times,
        },
      ],
    },
  ];
  expect([...mergeUses([read('home', 'dlw0d8', 3), read('dev', 'u6wcp9', 0)])]).toEqual([
    ['api-ShipmentsDeskHttp secretsmanager:GetSecretValue secretsmanager:secret:data-KeptKey', 3],
  ]);
});

it('leaves out the functions of fixtures', () => {
  expect(mergeUses([run(1, 'clerk')]).size).toBe(0);
});

it('lists used and unused grants, the unused ones with their reason', () => {
  const merged = mergeUses([run(1)]);
  expect(linesOf(merged, true)).toEqual([query]);
  expect(linesOf(merged, false)).toEqual([put]);
  expect(unusedReport(merged, [])).toBe(`Granted: 2. Never used: 1.\n  Without a reason\n    ${put}`);
  expect(unusedReport(merged, [{ grants: /s3:/, reason: 'kept' }])).toBe(
    `Granted: 2. Never used: 1.\n  kept\n    ${put}`,
  );
});

it('fails for a grant that is neither used nor explained, and for a reason without a grant', () => {
  const explained = { grants: /s3:/, reason: 'kept' };
  const idle = { grants: /sqs:/, reason: 'gone' };
  expect(grantFailures(mergeUses([run(1)]), [explained])).toEqual([]);
  expect(grantFailures(mergeUses([run(1)]), [])).toEqual([`granted, but no test used it: ${put}`]);
  expect(grantFailures(mergeUses([run(1)]), [explained, idle])).toEqual(['a reason without a grant: gone']);
  expect(grantFailures(mergeUses([]), [])).toEqual([]);
});
