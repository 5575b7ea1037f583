import type { ReactNode } from 'react';
import type { SignInPath } from '#domain/kernel/paths.ts';
import { LoginPage } from '#web/features/identity/login/login-page.tsx';
import { RegisterPage } from '#web/features/identity/registration/register-page.tsx';
import type { PageMetadata } from '#web/shell/page-metadata.ts';
import { Island } from '../../islands/island.tsx';
import type { Site, SitePage } from '../../page.ts';

/** A page whose content is a form. */
interface SignInPage extends Omit<SitePage, 'metadata' | 'asked'> {
  readonly metadata: PageMetadata;
}

/** What both pages have in common. */
const formOnly = { withoutBottomBar: true, holdsSubmits: true } as const;

/** Without JavaScript, people get our number instead of a form that can do nothing. */
const FormPage = ({
  site: { brand },
  without,
  children,
}: {
  readonly site: Site;
  readonly without: string;
  readonly children: ReactNode;
}) => (
  <>
    <noscript>
      <div className="mx-auto grid max-w-md gap-4 px-4 py-12">
        <h1 className="text-4xl">{without} needs JavaScript</h1>
        <p>
          Turn it on in your browser’s settings, or call{' '}
          <a href={`tel:${brand.phone.e164}`} className="text-link whitespace-nowrap">
            {brand.phone.display}
          </a>
          .
        </p>
      </div>
    </noscript>
    <div className="noscript:hidden">{children}</div>
  </>
);

/** The pages to sign in and to register, by path. */
export const signInPages: Readonly<Record<SignInPath, SignInPage>> = {
  '/auth/login': {
    ...formOnly,
    metadata: {
      title: 'Sign In',
      description: 'Sign in to see your U.S. mailbox address.',
      noindex: true,
    },
    Content: ({ site }) => (
      <FormPage site={site} without="Signing in">
        <Island name="sign-in" of={LoginPage} props={{ phone: site.brand.phone }} on="load" />
      </FormPage>
    ),
  },
  '/auth/register': {
    ...formOnly,
    metadata: {
      title: 'Create Account',
      description: 'Register free and get a U.S. mailbox address in Kearny, New Jersey.',
      noindex: true,
    },
    Content: ({ site }) => (
      <FormPage site={site} without="Creating an account">
        <Island name="register" of={RegisterPage} props={{}} on="load" />
      </FormPage>
    ),
  },
};
