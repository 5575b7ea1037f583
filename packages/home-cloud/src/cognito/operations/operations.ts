import type { Operation } from '../protocol/operation.ts';
import { changePassword } from './account/change-password.ts';
import { deleteUser } from './account/delete-user.ts';
import { getUser } from './account/get-user.ts';
import { getUserAttributeVerificationCode } from './account/get-user-attribute-verification-code.ts';
import { updateUserAttributes } from './account/update-user-attributes.ts';
import { verifyUserAttribute } from './account/verify-user-attribute.ts';
import { adminConfirmSignUp } from './administration/admin-confirm-sign-up.ts';
import { adminCreateUser } from './administration/admin-create-user.ts';
import { adminDeleteUser } from './administration/admin-delete-user.ts';
import { adminDisableUser } from './administration/admin-disable-user.ts';
import { adminEnableUser } from './administration/admin-enable-user.ts';
import { adminGetUser } from './administration/admin-get-user.ts';
import { adminSetUserPassword } from './administration/admin-set-user-password.ts';
import { adminUpdateUserAttributes } from './administration/admin-update-user-attributes.ts';
import { adminUserGlobalSignOut } from './administration/admin-user-global-sign-out.ts';
import { listUsers } from './administration/list-users.ts';
import { adminAddUserToGroup } from './groups/admin-add-user-to-group.ts';
import { adminListGroupsForUser } from './groups/admin-list-groups-for-user.ts';
import { adminRemoveUserFromGroup } from './groups/admin-remove-user-from-group.ts';
import { createGroup } from './groups/create-group.ts';
import { listUsersInGroup } from './groups/list-users-in-group.ts';
import { confirmForgotPassword } from './recovery/confirm-forgot-password.ts';
import { forgotPassword } from './recovery/forgot-password.ts';
import { getTokensFromRefreshToken } from './sign-in/get-tokens-from-refresh-token.ts';
import { globalSignOut } from './sign-in/global-sign-out.ts';
import { initiateAuth } from './sign-in/initiate-auth.ts';
import { respondToAuthChallenge } from './sign-in/respond-to-auth-challenge.ts';
import { revokeToken } from './sign-in/revoke-token.ts';
import { confirmSignUp } from './sign-up/confirm-sign-up.ts';
import { resendConfirmationCode } from './sign-up/resend-confirmation-code.ts';
import { signUp } from './sign-up/sign-up.ts';
import { adminSetUserMfaPreference } from './software-token/admin-set-user-mfa-preference.ts';
import { associateSoftwareToken } from './software-token/associate-software-token.ts';
import { setUserMfaPreference } from './software-token/set-user-mfa-preference.ts';
import { verifySoftwareToken } from './software-token/verify-software-token.ts';

/** The supported operations. */
export const operations: readonly Operation[] = [
  changePassword,
  deleteUser,
  getUserAttributeVerificationCode,
  getUser,
  updateUserAttributes,
  verifyUserAttribute,
  adminConfirmSignUp,
  adminCreateUser,
  adminDeleteUser,
  adminDisableUser,
  adminEnableUser,
  adminGetUser,
  adminSetUserPassword,
  adminUpdateUserAttributes,
  adminUserGlobalSignOut,
  listUsers,
  adminAddUserToGroup,
  adminListGroupsForUser,
  adminRemoveUserFromGroup,
  createGroup,
  listUsersInGroup,
  confirmForgotPassword,
  forgotPassword,
  getTokensFromRefreshToken,
  globalSignOut,
  initiateAuth,
  respondToAuthChallenge,
  revokeToken,
  adminSetUserMfaPreference,
  associateSoftwareToken,
  setUserMfaPreference,
  verifySoftwareToken,
  confirmSignUp,
  resendConfirmationCode,
  signUp,
];
