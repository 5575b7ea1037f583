import { signOut } from 'aws-amplify/auth';
import { configureStage } from '#web/session/configure.ts';
import { leaveDevice } from '#web/session/drafts/leave-device.ts';
import { signedInUser } from '#web/telemetry/signed-in.ts';

/** Signs out from a static page. Its code is loaded on demand. A failure is only logged. */
export const endSession = async (): Promise<void> => {
  try {
    await configureStage();
    const { userId } = signedInUser();
    if (userId !== undefined) await leaveDevice(userId);
    await signOut();
  } catch (error) {
    console.error('Sign-out failed', error);
  }
};
