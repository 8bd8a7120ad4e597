import { hash, timingSafeEqual } from "node:crypto";

/** Who can sign in with the embedded provider. */
export interface Account {
  subject: string;
  email: string;
  name: string;
  permissions: string[];
  password: string;
}

/** The account that an e-mail address and a password belong to; takes the same time for every wrong password. */
export function findAccount(
  accounts: readonly Account[],
  { email, password }: Pick<Account, "email" | "password">,
): Account | undefined {
  const found = accounts.find((account) => account.email === email.trim().toLowerCase());
  const isRight = timingSafeEqual(digest(password), digest(found?.password ?? ""));
  return isRight ? found : undefined;
}

/** Of one length, whatever was typed. */
function digest(text: string): Buffer {
  return hash("sha256", text, "buffer");
}
