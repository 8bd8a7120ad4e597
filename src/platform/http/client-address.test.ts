import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clientAddress, truncateAddress } from "./client-address.ts";

const ipv4 = fc.ipV4();
const ipv6 = fc.ipV6();

describe("truncateAddress", () => {
  test.each([
    ["203.0.113.77", "203.0.113.0"],
    ["::ffff:203.0.113.77", "203.0.113.0"],
    ["::FFFF:cb00:714d", "203.0.113.0"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1::"],
    ["2001:0DB8:0001:ffff::1", "2001:db8:1::"],
    ["2001:db8::1", "2001:db8::"],
    ["fe80::1%eth0", "fe80::"],
    ["::1", "::"],
    ["1::", "1::"],
    ["64:ff9b::203.0.113.77", "64:ff9b::"],
    ["", ""],
    [undefined, ""],
    ["localhost", ""],
    ["203.0.113", ""],
    ["203.0.113.077", ""],
  ])("shortens %s to %j", (address, block) => {
    expect(truncateAddress(address)).toBe(block);
  });

  test("keeps the first 24 bits of an IPv4 address, even if the address is mapped into IPv6", () => {
    fc.assert(
      fc.property(ipv4, (address) => {
        const block = `${address.split(".").slice(0, 3).join(".")}.0`;
        expect(truncateAddress(address)).toBe(block);
        expect(truncateAddress(`::ffff:${address}`)).toBe(block);
      }),
    );
  });

  test("keeps the first 48 bits of an IPv6 address in any spelling", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 }), (groups) => {
        fc.pre(groups.slice(0, 5).some(Boolean));
        const long = groups.map((group) => group.toString(16).padStart(4, "0")).join(":");
        const short = groups.map((group) => group.toString(16)).join(":");
        const block = truncateAddress(long);
        expect(truncateAddress(short.toUpperCase())).toBe(block);
        expect(bits(block)).toEqual([...groups.slice(0, 3), 0, 0, 0, 0, 0]);
      }),
    );
  });

  test("returns a block unchanged and never throws", () => {
    fc.assert(
      fc.property(fc.oneof(ipv4, ipv6, fc.string()), (address) => {
        const block = truncateAddress(address);
        expect(truncateAddress(block)).toBe(block);
      }),
    );
  });
});

describe("clientAddress", () => {
  const proxies = ["10.0.0.0/8", "2001:db8:ffff::/48"];

  test.each([
    ["203.0.113.7", undefined, "203.0.113.7"],
    ["203.0.113.7", "198.51.100.1", "203.0.113.7"],
    ["10.0.0.1", undefined, "10.0.0.1"],
    ["10.0.0.1", "", "10.0.0.1"],
    ["10.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["::ffff:10.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["10.0.0.1", "192.0.2.66, 198.51.100.1", "198.51.100.1"],
    ["10.0.0.1", "192.0.2.66,198.51.100.1 , 10.9.9.9", "198.51.100.1"],
    ["10.0.0.1", "192.0.2.66, 198.51.100.1, 2001:DB8:FFFF::9", "198.51.100.1"],
    ["10.0.0.1", "198.51.100.1:4711", "198.51.100.1"],
    ["10.0.0.1", "[2001:db8::1]:4711", "2001:db8::1"],
    ["10.0.0.1", "[2001:db8::1]", "2001:db8::1"],
    ["10.0.0.1", "198.51.100.1, unknown", "10.0.0.1"],
    ["10.0.0.1", "198.51.100.1, unknown, 10.2.2.2", "10.2.2.2"],
    ["10.0.0.1", "10.3.3.3, 10.2.2.2", "10.3.3.3"],
    ["10.0.0.1", ",,", "10.0.0.1"],
    [undefined, "198.51.100.1", undefined],
    ["nonsense", "198.51.100.1", undefined],
  ])("%s with the header %j comes from %s", (socketAddress, forwardedFor, expected) => {
    expect(clientAddress({ socketAddress, forwardedFor }, proxies)).toBe(expected);
  });

  test("ignores the header when there are no proxies", () => {
    fc.assert(
      fc.property(ipv4, fc.oneof(fc.string(), ipv4, ipv6), (socketAddress, forwardedFor) => {
        expect(clientAddress({ socketAddress, forwardedFor }, [])).toBe(socketAddress);
      }),
    );
  });

  test("ignores addresses that the client itself has sent", () => {
    const untrusted = ipv4.filter((address) => !address.startsWith("10."));
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), ipv4, ipv6)), untrusted, (forged, real) => {
        const forwardedFor = [...forged, real, "10.1.1.1"].join(", ");
        expect(clientAddress({ socketAddress: "10.0.0.1", forwardedFor }, proxies)).toBe(real);
      }),
    );
  });
});

/** Returns the eight groups of an IPv6 address as numbers. */
function bits(address: string): number[] {
  const [head = "", tail = ""] = address.split("::");
  const before = head ? head.split(":") : [];
  const after = tail ? tail.split(":") : [];
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
}
