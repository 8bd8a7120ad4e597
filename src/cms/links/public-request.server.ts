import { lookup } from "node:dns";
import http from "node:http";
import https from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** The ranges of addresses that aren't on the public internet (IANA's special-purpose registries). */
const reserved = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  reserved.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  reserved.addSubnet(network, prefix, "ipv6");
const unicast = new BlockList();
unicast.addSubnet("2000::", 3, "ipv6");

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !reserved.check(address, "ipv4");
  return isIP(address) === 6 && unicast.check(address, "ipv6") && !reserved.check(address, "ipv6");
}

export interface PublicRequest {
  method: "HEAD" | "GET";
  userAgent: string;
  /** Returns true for an allowed IP address. Tests replace this function, because their servers aren't public. */
  isAllowed?: (address: string) => boolean;
  /** Allows ports other than 80 and 443, for tests. */
  hasAnyPort?: boolean;
}

/**
 * Requests a URL that staff have written, and returns the status of the response. Redirects aren't followed, and the
 * body isn't read. The check and the connection use the same DNS answer, because a second answer could have a private
 * address.
 * @throws Error for an address or a port that isn't allowed, for a failed connection, and after ten seconds
 */
export async function requestStatus(
  url: URL,
  { method, userAgent, isAllowed = isPublicAddress, hasAnyPort = false }: PublicRequest,
): Promise<number> {
  const host = url.hostname.replaceAll(/^\[|\]$/g, "");
  if ((url.port !== "" && !hasAnyPort) || url.username !== "" || (isIP(host) !== 0 && !isAllowed(host)))
    throw new Error("The address isn't public.");
  const lookupAllowed: LookupFunction = (name, options, callback) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      if (error) callback(error, []);
      else if (!found.every(({ address }) => isAllowed(address)))
        callback(new Error("The address isn't public."), []);
      else if (options.all) callback(null, found);
      else callback(null, found[0]!.address, found[0]!.family);
    });
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const request = (url.protocol === "https:" ? https : http).request(url, {
    method,
    agent: false,
    lookup: lookupAllowed,
    signal: AbortSignal.timeout(10_000),
    headers: { "User-Agent": userAgent, ...(method === "GET" && { Range: "bytes=0-1023" }) },
  });
  request.on("error", reject);
  // After a protocol upgrade, Node emits neither "error" nor a response.
  request.on("close", () => reject(new Error("no answer")));
  request.on("response", (response) => {
    response.on("error", () => {});
    response.destroy();
    resolve(response.statusCode!);
  });
  request.end();
  return promise;
}
