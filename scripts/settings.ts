/*
 * Says what is wrong with the settings in the environment, and what they lack for a real site, without starting anything:
 * `npm run settings`.
 */
import { missingSettings } from "#src/platform/missing-settings.ts";
import { ConfigError, readConfig } from "#src/platform/config.ts";
import { misspeltSettings } from "#src/platform/misspelt-settings.ts";

for (const { name, meant } of misspeltSettings(process.env))
  console.log(`${name}: no setting has this name; ${meant} has`);
try {
  const missing = missingSettings(readConfig(process.env));
  for (const { setting, what } of missing) console.log(`${setting}: ${what}`);
  if (missing.length === 0) console.log("A real site has all it needs.");
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
