import { roles } from '#domain/kernel/role.ts';
import { atDesk, type DeclaredScreen } from '#web/shell/screens.ts';

/** Everybody's own account; admins have theirs below /admin. The first is whose account the journeys look at. */
const notAdmin = ['customer', ...roles.filter((role) => role !== 'customer' && role !== 'admin')] as const;

/** Sign-in and registration are static pages (`web/site/pages/sign-in`); these are the screens around them. */
const authScreens: readonly DeclaredScreen[] = [
  {
    path: '/auth/callback',
    title: 'Verifying your account',
    who: 'anyone',
    page: async () => (await import('./callback/callback-page.tsx')).CallbackPage,
  },
  {
    path: '/auth/forgot-password',
    title: 'Forgot password',
    who: 'anyone',
    page: async () => (await import('./passwords/email-request-pages.tsx')).ForgotPasswordPage,
  },
  {
    path: '/auth/reset-password',
    title: 'Choose a new password',
    who: 'anyone',
    page: async () => (await import('./passwords/reset-password-page.tsx')).ResetPasswordPage,
  },
  {
    path: '/auth/resend',
    title: 'Send the verification link again',
    who: 'anyone',
    page: async () => (await import('./passwords/email-request-pages.tsx')).ResendPage,
  },
  {
    path: '/auth/undo-email',
    title: 'This was not me',
    who: 'anyone',
    page: async () => (await import('./email/undo-email-page.tsx')).UndoEmailPage,
  },
];

/** What the page of somebody's own account shows. */
const account = ['/api/profiles/me', '/api/two-step'];
const profilePage = async () => (await import('./profile/profile-page.tsx')).ProfilePage;

/** The screens for sign-in, sign-up and the user's own account. */
export const identityScreens: readonly DeclaredScreen[] = [
  ...authScreens,
  {
    path: '/customer/profile',
    title: 'My Profile',
    who: notAdmin,
    // Static pages have one menu for all roles. Its My Profile opens this screen, which redirects admins to their own.
    instead: () => '/admin/account',
    menu: 'My account',
    back: '/dashboard',
    first: () => account,
    page: profilePage,
  },
  {
    path: '/customer/two-step',
    title: 'Two-step sign-in',
    who: [...notAdmin, 'admin'],
    back: '/customer/profile',
    first: () => ['/api/two-step'],
    page: async () => (await import('./two-step/two-step-page.tsx')).TwoStepPage,
  },
  {
    path: '/customer/email',
    title: 'Change my e-mail',
    who: [...notAdmin, 'admin'],
    back: '/customer/profile',
    first: () => ['/api/email-changes', '/api/two-step'],
    page: async () => (await import('./email/change-email-page.tsx')).ChangeEmailPage,
  },
  {
    path: '/admin/staff',
    title: 'Staff',
    who: ['admin'],
    menu: 'Staff',
    first: () => ['/api/staff', '/api/staff/invitations', '/api/staff/changes'],
    page: async () => (await import('./staff/staff-page.tsx')).StaffPage,
  },
  ...atDesk(
    {
      path: '/shippers',
      title: 'Known shippers',
      may: 'customer.read',
      back: '/shipments',
      page: async () => (await import('./shipper/shipper-pages.ts')).shipperPages.ShippersPage,
    },
    {
      path: '/shippers/:userId',
      title: 'Known shipper',
      may: 'customer.read',
      back: '/shippers',
      page: async () => (await import('./shipper/shipper-pages.ts')).shipperPages.ShipperPage,
    },
  ),
  {
    path: '/admin/account',
    title: 'My account',
    who: ['admin'],
    menu: 'My account',
    first: () => account,
    page: profilePage,
  },
];
