import { startIssuer, type Issuer } from "./services/issuer.ts";
import { openTestContext, type TestContext } from "./context.ts";
import { siteOn, type TestSite } from "./site.ts";

export interface StaffSite extends AsyncDisposable, Pick<TestSite, "app" | "get" | "read"> {
  context: TestContext;
  issuer: Issuer;
  /** Calls the API as staff; a body is sent as JSON. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

export async function openStaffSite(options: Parameters<typeof openTestContext>[0] = {}): Promise<StaffSite> {
  await using opened = new AsyncDisposableStack();
  const context = opened.use(await openTestContext({ isSeeded: true, ...options }));
  const issuer = opened.use(await startIssuer());
  const { app, get, read } = siteOn({ ...context, config: { ...context.config, signIn: issuer.signIn } });
  const closing = opened.move();
  return {
    context,
    issuer,
    app,
    get,
    read,
    async call(method, path, body, headers = {}) {
      const request = new Request(`http://localhost:3000/api/v1${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${await issuer.token()}`,
          ...(body !== undefined && { "Content-Type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return app.fetch(request);
    },
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

export type Values = Record<string, any>;

/**
 * Calls the API as staff, with a token that is valid at the time of the test's clock.
 * @returns the body of the response
 * @throws Error when the response isn't a success
 */
export async function callAsStaff(
  site: StaffSite,
  method: string,
  path: string,
  body?: unknown,
): Promise<Values> {
  const exp = site.context.now().epochMilliseconds / 1000 + 60;
  const headers = { Authorization: `Bearer ${await site.issuer.token({ exp })}` };
  const response = await site.call(method, path, body, headers);
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text ? (JSON.parse(text) as Values) : {};
}
