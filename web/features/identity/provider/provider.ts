/** Everything of the sign-in pages that needs Amplify. They load it by `provider()`, when somebody begins to type. */
export { configureStage } from '#web/session/configure.ts';
export { storedSession } from '#web/session/stored-session.ts';
export { signInWithCode, signInWithPassword } from '../login/sign-in.ts';
export { createAccount, updateProfileSoon } from '../registration/sign-up.ts';
