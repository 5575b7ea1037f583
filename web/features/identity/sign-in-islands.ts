import '#web/session/without-eval.ts';

// One file, because most people who open one of the two pages open the other as well.
export { LoginPage } from './login/login-page.tsx';
export { RegisterPage } from './registration/register-page.tsx';
