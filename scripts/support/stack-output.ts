import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';

/** Whether the error means that there is no such stack. CloudFormation has no separate error for that. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ValidationError' && error.message.includes('does not exist');

/**
 * An output of a stack of a deployed stage, read with the credentials of the person who runs the command. Undefined when the stack
 * was never deployed. The output names the resource in use, even when others in the account have the same name.
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
