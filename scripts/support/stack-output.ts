import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';

/** Whether CloudFormation means that there is no such stack; it has no error of its own for that. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ValidationError' && error.message.includes('does not exist');

/**
 * What a stack of a deployed stage says about itself, with the credentials of whoever types; undefined where that stack
 * was never deployed. What the stack names is in use, whatever else in the account has the same name.
 */
export const stackOutput = async (
  stage: string,
  stack: string,
  output: string,
): Promise<string | undefined> => {
  const client = new CloudFormationClient({ region: 'us-east-1' });
  try {
    const { Stacks } = await client.send(
      new DescribeStacksCommand({ StackName: `skybarrel-${stage}-${stack}` }),
    );
    return Stacks?.[0]?.Outputs?.find(({ OutputKey }) => OutputKey === output)?.OutputValue;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};
