import type { RouteObject } from 'react-router-dom';

/** Pages of signing in and up: for everyone, each loaded when it is opened. */
export const authRoutes: RouteObject[] = [
  {
    path: '/auth/login',
    lazy: async () => ({ Component: (await import('./login/login-page.tsx')).LoginPage }),
  },
  {
    path: '/auth/register',
    lazy: async () => ({ Component: (await import('./registration/register-page.tsx')).RegisterPage }),
  },
  {
    path: '/auth/callback',
    lazy: async () => ({ Component: (await import('./callback/callback-page.tsx')).CallbackPage }),
  },
  {
    path: '/auth/forgot-password',
    lazy: async () => ({
      Component: (await import('./passwords/forgot-password-page.tsx')).ForgotPasswordPage,
    }),
  },
  {
    path: '/auth/reset-password',
    lazy: async () => ({
      Component: (await import('./passwords/reset-password-page.tsx')).ResetPasswordPage,
    }),
  },
  {
    path: '/auth/resend',
    lazy: async () => ({ Component: (await import('./passwords/resend-page.tsx')).ResendPage }),
  },
];

/** Pages of one's own account, to stand behind the customers' guard. */
export const customerRoutes: RouteObject[] = [
  {
    path: '/customer/profile',
    lazy: async () => ({ Component: (await import('./profile/profile-page.tsx')).ProfilePage }),
  },
];
