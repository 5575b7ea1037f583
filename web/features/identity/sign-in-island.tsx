import '#web/session/without-eval.ts';
import type { PublicBrand } from '#domain/settings/site-settings.ts';
import { LoginPage } from './login/login-page.tsx';
import { RegisterPage } from './registration/register-page.tsx';

/** The content of both sign-in pages. One island, because most people who open one of the two open the other as well. */
const SignInIsland = ({
  shows,
  phone,
}: {
  readonly shows: 'login' | 'register';
  readonly phone: PublicBrand['phone'];
}) => (shows === 'login' ? <LoginPage phone={phone} /> : <RegisterPage />);

export default SignInIsland;
