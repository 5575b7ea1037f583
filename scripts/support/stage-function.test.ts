import { type FunctionConfiguration, LambdaClient, type ListFunctionsCommand } from '@aws-sdk/client-lambda';
import { expect, test } from 'vitest';
import { functionOfStage } from './stage-function.ts';

const made = (FunctionName: string, stage: string, entry: string): FunctionConfiguration => ({
  FunctionName,
  Description: `lambdas/${entry}`,
  Environment: { Variables: { STAGE: stage } },
});

/** A Lambda that lists these functions, a page for each list. */
const lambdaWith = (...pages: readonly FunctionConfiguration[][]): LambdaClient =>
  Object.assign(new LambdaClient({ region: 'us-east-1' }), {
    send: async ({ input }: ListFunctionsCommand) => {
      const page = Number(input.Marker ?? 0);
      return { Functions: pages[page], ...(page + 1 < pages.length ? { NextMarker: String(page + 1) } : {}) };
    },
  });

test('a function is found by its stage and its entry, on a later page too, and whatever CloudFormation called it', async () => {
  const lambda = lambdaWith(
    [{ FunctionName: 'of-somebody-else' }, made('skybarrel-other-business-Tasks1', 'other', 'tasks/rebuild')],
    [
      made('skybarrel-dev-business-Tasks2', 'dev', 'tasks/http'),
      made('skybarrel-dev-business-TasksReb3', 'dev', 'tasks/rebuild'),
    ],
  );
  expect(await functionOfStage(lambda, 'dev', 'tasks/rebuild')).toBe('skybarrel-dev-business-TasksReb3');
});

test('a stage without the function is named in the error', async () => {
  const lambda = lambdaWith([made('skybarrel-dev-business-Tasks1', 'dev', 'tasks/rebuild')]);
  await expect(functionOfStage(lambda, 'test', 'tasks/rebuild')).rejects.toThrow(
    'Stage test has no function lambdas/tasks/rebuild',
  );
});
