import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';

/** Whether a conditional write came to pass: false when its condition did not hold. Any other failure is thrown. */
export const conditionHeld = async (write: Promise<unknown>): Promise<boolean> => {
  try {
    await write;
    return true;
  } catch (failure) {
    if (failure instanceof ConditionalCheckFailedException) return false;
    throw failure;
  }
};
