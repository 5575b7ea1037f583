/** The parts of identity that functions of other domains may use. */
export { type Account, accountOf, guestDraftOf } from './account.ts';
export { type AccountDirectory, type AccountPage, accountDirectory } from './account-directory.ts';
export { type AccountClosings, accountClosings, type Closing } from './closing/closings.ts';
export { type SignIn, signInOf } from './closing/sign-in.ts';
export { whoIs, whomOf } from './closing/who-is.ts';
export { endSessions } from './end-sessions.ts';
export { type JoinByLetter, joiningOf } from './invitations/joining.ts';
export { labelName, newProfile } from './new-profile.ts';
export { guestKeeper } from './people/guests.ts';
export { personInvitation } from './people/person-invitations.ts';
export { profilesOfPerson } from './people/profiles-of-person.ts';
export { idsOf, noSuchCustomer, ownerAmong, peopleReader } from './people-reader.ts';
export { type ProfileReader, profileReader } from './profile-reader.ts';
export { profileCreation } from './profile-store.ts';
export { rolesOfWorker } from './rights/roles-of-worker.ts';
