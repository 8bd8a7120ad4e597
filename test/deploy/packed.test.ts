import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("every command of the packed site is a program that the build makes", () => {
  const script = readFileSync("deploy/campsite", "utf8");
  const [, named = ""] = /Use: campsite \[([^\]]+)\]/.exec(script)!;
  const commands = named.split(" | ").filter((command) => !["start", "alive"].includes(command));
  expect(script).toContain(`${commands.join(" | ")})`);
  expect(commands.filter((command) => !existsSync(`dist/server/${command}.js`))).toEqual([]);
  expect(commands.length).toBeGreaterThan(3);
});

test("systemd finds nothing wrong with the unit, and little that it exposes", () => {
  const { stdout } = spawnSync(
    "systemd-analyze",
    ["security", "--offline=true", "--no-pager", "deploy/campsite.service"],
    { encoding: "utf8" },
  );
  const [, exposure] = /Overall exposure level for campsite.service: ([\d.]+)/.exec(stdout)!;
  expect(Number(exposure)).toBeLessThanOrEqual(2);
  const { stderr } = spawnSync("systemd-analyze", ["verify", "deploy/campsite.service"], {
    encoding: "utf8",
  });
  // It is packed to there.
  const wrong = stderr
    .split("\n")
    .filter((line) => line && !line.includes("/opt/campsite/campsite is not executable"));
  expect(wrong.filter((line) => line.includes("campsite.service"))).toEqual([]);
});
