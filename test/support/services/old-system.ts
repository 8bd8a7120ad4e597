import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type OldAnswer = (request: IncomingMessage, response: ServerResponse) => void;

export interface OldSystem extends AsyncDisposable {
  address: string;
  /** The answers by path: JSON, bytes, or a function. A test can change the answers at any time. */
  answers: Record<string, unknown>;
  /** The requested paths, in order. */
  requests: string[];
  /** The highest number of requests at the same time. */
  most(): number;
  token: string;
}

/** The public calls of a system without content. */
const empty = {
  "/api/v1/article/active": [],
  "/api/v1/messages/active": null,
  "/api/v1/annualrates/active": null,
  "/api/v1/websitesettings": { id: 1, enableCPay: false, enableOnlineBooking: false, enableFeedback: true },
  "/api/v1/gallery/1": [],
  "/content.json": [],
  "/faq_nb-NO.json": { faqs: [] },
  "/faq_en-GB.json": { faqs: [] },
  "/faq_de-DE.json": { faqs: [] },
};

const ofStaff = [
  "/api/v1/article",
  "/api/v1/messages",
  "/api/v1/annualrates",
  "/api/v1/photos",
  "/api/v1/feedback",
];

/** Starts an imitation of the system that the site replaces, on 127.0.0.1. */
export async function startOldSystem(answers: Record<string, unknown> = {}): Promise<OldSystem> {
  const system = { answers: { ...empty, ...answers } as Record<string, unknown>, requests: [] as string[] };
  const token = "old-token";
  let [running, most] = [0, 0];
  const server = createServer((request, response) => {
    const path = request.url!;
    system.requests.push(path);
    most = Math.max(most, ++running);
    response.on("close", () => void running--);
    const answer = system.answers[path];
    if (typeof answer === "function") {
      (answer as OldAnswer)(request, response);
      return;
    }
    if (ofStaff.includes(path) && request.headers.authorization !== `Bearer ${token}`)
      return void response.writeHead(401).end();
    if (answer === undefined) return void response.writeHead(404).end();
    response.end(answer instanceof Uint8Array ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    ...system,
    answers: system.answers,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    most: () => most,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
