import { signOut } from 'aws-amplify/auth';
import { configureStage } from '#web/session/configure.ts';

/** Signs out from a static page. Its code is loaded on demand. A failure is only logged. */
export const endSession = async (): Promise<void> => {
  try {
    await configureStage();
    await signOut();
  } catch (error) {
    console.error('Sign-out failed', error);
  }
};
